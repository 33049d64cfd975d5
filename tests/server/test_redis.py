"""The Redis of the tests: a real one, in a process of its own."""

from __future__ import annotations

from redis import Redis as Connection

from zeton.server.testing import Redis


def test_a_redis_of_the_tests_own_is_empty_and_keeps_nothing_of_others(own_redis: Redis, redis_url: str) -> None:
    with Connection.from_url(redis_url) as shared, Connection.from_url(own_redis.url) as own:
        shared.set("table", "another test's")
        assert own.keys() == []


def test_what_redis_was_told_is_there_after_a_kill(own_redis: Redis) -> None:
    with Connection.from_url(own_redis.url) as own:
        own.set("table", "laid")
    own_redis.kill()
    own_redis.start()
    with Connection.from_url(own_redis.url) as own:
        assert own.get("table") == b"laid"
