import { sql } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import type { Database } from '#framework/database'

interface Count {
  readonly label: string
  readonly count: number
}

async function deadLetters({ kysely }: Database): Promise<readonly Count[]> {
  const { rows } = await sql<Count>`
    select 'signal' as label, count(*)::int as count from "Signal Delivery" where state = 'waiting'
    union all select 'task', count(*)::int from "Task Log" where state = 'waiting'
    union all select 'message', count(*)::int from "Outbox Message" where state = 'dead'`.execute(kysely)
  return rows
}

async function waitingWork({ kysely }: Database): Promise<readonly Count[]> {
  const { rows } = await sql<Count>`
    select 'signal' as label, count(*)::int as count from mela_signal where done_at is null
    union all select 'message', count(*)::int from "Outbox Message" where state in ('queued', 'failed')`.execute(
    kysely,
  )
  return rows
}

interface Measure {
  readonly name: string
  readonly help: string
  ask(database: Database): Promise<readonly Count[]>
}

const measures: readonly Measure[] = [
  { name: 'mela_work_waiting', help: 'Signals and messages that wait for their turn.', ask: waitingWork },
  { name: 'mela_dead_letters', help: 'What was given up and waits for a person.', ask: deadLetters },
]

/** Counts of work, asked for whenever somebody reads the metrics. With the database away they keep what they were. */
export function addWorkMetrics(register: Registry, database: Database): void {
  for (const { name, help, ask } of measures)
    new Gauge({
      name,
      help,
      labelNames: ['kind'],
      registers: [register],
      async collect() {
        const counts = await ask(database).catch(() => [])
        for (const { label, count } of counts) this.set({ kind: label }, count)
      },
    })
}
