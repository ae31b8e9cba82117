"""Random play in Pgx, on whatever device JAX finds: steps of all its environments a second, observations included.

python bench/pgx_play.py [environment …]

Every step draws a random legal action for each environment, applies it and begins the next game where one has ended; it
all happens in one compiled loop, which is how Pgx is meant to be used.
"""

import argparse
import importlib.metadata
import json
import time

ENVIRONMENTS = ("kuhn_poker", "leduc_holdem", "sparrow_mahjong", "backgammon")
TABLES = (1 << 10, 1 << 14, 1 << 17)
STEPS = 64


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("environments", nargs="*", default=ENVIRONMENTS)
    parser.add_argument("--most", type=int, default=TABLES[-1], help="no more environments at once than this")
    parser.add_argument("--lines", action="store_true", help="also print each rate as a line of JSON")
    arguments = parser.parse_args()
    for name, rate, tables in rates(arguments.environments, arguments.most):
        print(f"pgx {name:<16} {rate / 1e6:>9,.2f} M decisions/s  {tables} at once")
        if arguments.lines:
            print(json.dumps({"name": f"pgx {name}", "what": "random play", "rate": rate, "tables": tables}))


def rates(environments=ENVIRONMENTS, most=TABLES[-1]):
    """The best rate of each environment, and with how many at once; says so if Pgx is missing."""
    try:
        import jax
        import pgx
    except ImportError as missing:
        print(f"pgx: missing ({missing})")
        return
    print(f"pgx {importlib.metadata.version('pgx')} with JAX {jax.__version__} on {jax.devices()[0].device_kind}")
    for name in environments:
        env = pgx.make(name)
        yield name, *max((rate_of(env, tables), tables) for tables in TABLES if tables <= most)


def rate_of(env, tables):
    steps = stepper(env, tables)
    steps()
    spent = []
    for _ in range(3):
        began = time.perf_counter()
        steps()
        spent.append(time.perf_counter() - began)
    return tables * STEPS / min(spent)


def stepper(env, tables):
    """A function that steps so many environments a few times, and says how many decisions that were."""
    import jax
    import jax.numpy as jnp
    from pgx.experimental import auto_reset

    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carry, _):
        state, key, seen = carry
        key, choosing, resetting = jax.random.split(key, 3)
        chances = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(choosing, chances, axis=-1)
        state = step(state, actions, jax.random.split(resetting, tables))
        seen += state.observation.astype(jnp.float32).sum()  # so that observations are made
        return (state, key, seen), None

    run = jax.jit(lambda carry: jax.lax.scan(one, carry, None, length=STEPS)[0])
    key = jax.random.PRNGKey(0)
    carry = (jax.jit(jax.vmap(env.init))(jax.random.split(key, tables)), key, jnp.float32(0))

    def steps():
        nonlocal carry
        carry = jax.block_until_ready(run(carry))
        return tables * STEPS

    return steps


if __name__ == "__main__":
    main()
