"""Traces by OpenTelemetry, where somebody has asked for them: one span for each request, by its route.

Needs the extra ``traces``. Nothing of a body, a header or a query is told.
"""

from __future__ import annotations

from typing import Any

import zeton
from zeton import BadSetup
from zeton.kernel.errors import how_to_install

ADDRESSES = {"http.url", "http.target", "url.full", "url.path", "url.query", "http.user_agent", "user_agent.original"}


def plugins(endpoint: str) -> list[Any]:
    """What makes the application send its traces to a collector; nothing without one."""
    if not endpoint:
        return []
    try:
        from litestar.plugins.opentelemetry import OpenTelemetryConfig, OpenTelemetryPlugin
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ImportError as missing:
        raise BadSetup("server-needs", package=missing.name or "", how=how_to_install("traces")) from None
    named = Resource.create({"service.name": "zeton", "service.version": zeton.__version__})
    provider = TracerProvider(resource=named)
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(endpoint=endpoint)))
    config = OpenTelemetryConfig(
        tracer_provider=provider, exclude=["/health", "/ready", "/metrics"], server_request_hook_handler=_name_by_route
    )
    return [OpenTelemetryPlugin(config)]


def _name_by_route(span: Any, scope: Any) -> None:
    """An address may hold what is not for others (an invitation, a link): the span says its route only."""
    route = scope.get("path_template") or "other"
    for name in ADDRESSES & set(span.attributes or ()):
        span.set_attribute(name, route)
