"""Schemas of our structs in the OpenAPI document, as msgspec itself reads them."""

import inspect
from typing import Any

import msgspec
from litestar.openapi.spec import Reference, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition


class StructSchemas(OpenAPISchemaPlugin):
    """Describes structs with all that msgspec checks: every limit of every field, and whether others are allowed."""

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:
        """Whether this is one of our structs."""
        return isinstance(value, type) and issubclass(value, msgspec.Struct)

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        """Whether this is one of our structs."""
        return self.is_plugin_supported_type(field_definition.annotation)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema | Reference:  # type: ignore[override]
        """A struct as a component; the structs in its fields become components too."""
        struct = field_definition.annotation
        _, described = msgspec.json.schema_components((struct,))
        own = described[struct.__name__]
        hints = field_definition.get_type_hints(include_extras=True)
        fields = {
            field.encode_name: FieldDefinition.from_annotation(hints[field.name], name=field.encode_name)
            for field in msgspec.structs.fields(struct)
        }
        reference: Schema | Reference = schema_creator.create_component_schema(
            field_definition, required=own["required"], property_fields=fields
        )
        component = schema_creator.schema_registry.get_schema_for_field_definition(field_definition)
        component.description = inspect.cleandoc(own.get("description", ""))
        component.additional_properties = own.get("additionalProperties")
        for name, of_field in own["properties"].items():
            if "$ref" not in str(of_field):
                component.properties[name] = _schema(of_field)
        return reference


def _schema(described: Any) -> Any:
    """A description of msgspec as one of the framework."""
    if isinstance(described, list):
        return [_schema(item) for item in described]
    if not isinstance(described, dict):
        return described
    aliases = Schema().field_aliases()
    fields: dict[str, Any] = {aliases.get(key) or key: _schema(value) for key, value in described.items()}
    return Schema(**fields)
