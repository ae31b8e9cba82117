"""What a server knows of others when it starts: nothing, or that there is a bus on which they may be."""

import os
import socket

from karfunkel.server.background_tasks import BackgroundTasks
from karfunkel.server.cluster.member import ClusterMember
from karfunkel.server.cluster.nats_bus import NatsBus
from karfunkel.server.cluster.sole_server import SoleServer
from karfunkel.server.match_service import NewCluster
from karfunkel.server.settings import Settings
from karfunkel.store import Store


async def cluster_for(settings: Settings) -> NewCluster:
    """What makes a server one among others, if there is a bus, and else one alone. Error if the bus is not there."""
    if settings.bus is None:
        return SoleServer.alone
    bus = await NatsBus.connect(settings.bus)

    def member(store: Store, tasks: BackgroundTasks) -> ClusterMember:
        where = settings.public_url.origin if settings.public_url is not None else socket.gethostname()
        return ClusterMember(store, bus, settings.new_id(), f"{where} {os.getpid()}", tasks)

    return member
