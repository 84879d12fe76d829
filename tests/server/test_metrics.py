"""What the server counts, as Prometheus reads it."""

from prometheus_client.parser import text_string_to_metric_families

from elferrat.server.metrics import Metrics


def samples(metrics: Metrics) -> dict[str, float]:
    text, kind = metrics.exposition()
    assert kind.startswith("text/plain; version=")
    families = text_string_to_metric_families(text.decode())
    return {
        sample.name + "".join(sample.labels.values()): sample.value
        for family in families
        for sample in family.samples
    }


def test_everything_counted_is_exposed() -> None:
    metrics = Metrics()
    metrics.tables.set(3)
    metrics.connections.inc()
    metrics.commands.labels("move", "refused").inc()
    metrics.entries.inc(7)
    metrics.commit.observe(0.004)
    metrics.acknowledge.observe(0.03)
    metrics.bot_answers.labels("thumb", "late").inc()
    metrics.bot_time.labels("thumb").observe(3)
    metrics.store_failures.labels("full").inc()
    metrics.resyncs.labels("slow").inc()
    metrics.mismatches.inc()
    metrics.refusals.labels("tables").inc()
    metrics.games.labels("extra").inc()
    metrics.broker_connected.set(1)
    metrics.broker_losses.inc(2)
    found = samples(metrics)
    expected = {
        "elferrat_tables": 3, "elferrat_connections": 1, "elferrat_commands_totalmoverefused": 1,
        "elferrat_entries_total": 7, "elferrat_commit_seconds_bucket0.002": 0,
        "elferrat_commit_seconds_bucket0.005": 1, "elferrat_acknowledge_seconds_sum": 0.03,
        "elferrat_bot_answers_totalthumblate": 1, "elferrat_bot_answer_seconds_sumthumb": 3,
        "elferrat_store_failures_totalfull": 1, "elferrat_resyncs_totalslow": 1,
        "elferrat_mismatches_total": 1, "elferrat_refusals_totaltables": 1,
        "elferrat_games_finished_totalextra": 1, "elferrat_broker_connected": 1,
        "elferrat_broker_losses_total": 2,
    }  # fmt: skip
    assert {name: found[name] for name in expected} == expected
    assert found["process_resident_memory_bytes"] > 1_000_000


def test_two_servers_of_one_process_count_apart() -> None:
    one, other = Metrics(), Metrics()
    one.entries.inc()
    assert samples(one)["elferrat_entries_total"] == 1
    assert samples(other)["elferrat_entries_total"] == 0
