import { hash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { collectDefaultMetrics, Counter, Histogram, Registry, Gauge } from 'prom-client'
import type { Database } from '#framework/database'
import { foreignHeaderOf, isLoopbackName } from '#framework/identity'

interface Count {
  readonly label: string
  readonly count: number
}

async function countDeadLetters({ kysely }: Database): Promise<readonly Count[]> {
  const { rows } = await sql<Count>`
    select 'event' as label, count(*)::int as count from "Event Delivery" where state = 'waiting'
    union all select 'task', count(*)::int from "Task Log" where state = 'waiting'
    union all select 'message', count(*)::int from "Outbox Message" where state = 'dead'`.execute(kysely)
  return rows
}

async function countWaitingWork({ kysely }: Database): Promise<readonly Count[]> {
  const { rows } = await sql<Count>`
    select 'event' as label, count(*)::int as count from mela_event where done_at is null
    union all select 'message', count(*)::int from "Outbox Message" where state in ('queued', 'failed')`.execute(
    kysely,
  )
  return rows
}

interface Measure {
  readonly name: string
  readonly help: string
  count(database: Database): Promise<readonly Count[]>
}

const measures: readonly Measure[] = [
  { name: 'mela_work_waiting', help: 'Events and messages that wait for delivery.', count: countWaitingWork },
  {
    name: 'mela_dead_letters',
    help: 'Events, tasks and messages that failed for good and wait for a person.',
    count: countDeadLetters,
  },
]

/** Counts waiting work whenever the metrics are read. Values stay unchanged while the database is away. */
function addWorkMetrics(register: Registry, database: Database): void {
  for (const { name, help, count } of measures)
    new Gauge({
      name,
      help,
      labelNames: ['kind'],
      registers: [register],
      async collect() {
        const counts = await count(database).catch(() => [])
        for (const { label, count } of counts) this.set({ kind: label }, count)
      },
    })
}

const TIMEOUT = 2_000

async function isReachable(database: Database): Promise<boolean> {
  const reachable = sql`select 1`.execute(database.kysely).then(
    () => true,
    () => false,
  )
  const timedOut = new Promise<boolean>((resolve) => setTimeout(resolve, TIMEOUT, false).unref())
  return Promise.race([reachable, timedOut])
}

const digest = (text: string): Buffer => hash('sha256', text, 'buffer')

/** Restricts metrics to the operator: by token, or from this computer without a proxy. */
function mayReadMetrics({ raw, headers }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined)
    return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))
  const address = (raw.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  return isLoopbackName(address) && foreignHeaderOf(raw) === null
}

function addMetrics(app: FastifyInstance, database: Database, token: string | undefined): void {
  const register = new Registry()
  collectDefaultMetrics({ register })
  addWorkMetrics(register, database)
  const requests = new Counter({
    name: 'mela_http_requests_total',
    help: 'Requests by method and class of status.',
    labelNames: ['method', 'status'],
    registers: [register],
  })
  const duration = new Histogram({
    name: 'mela_http_duration_seconds',
    help: 'Time from the first byte of a request to the last of its response.',
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.5, 1, 5],
    registers: [register],
  })
  app.addHook('onResponse', (request, reply, done) => {
    requests.inc({ method: request.method, status: `${Math.floor(reply.statusCode / 100)}xx` })
    duration.observe(reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', async (request, reply) => {
    if (mayReadMetrics(request, token)) return reply.type(register.contentType).send(await register.metrics())
    const how =
      'Metrics need the token of MELA_METRICS_TOKEN, or a request from this computer without a proxy.'
    return reply.code(403).type('text/plain; charset=utf-8').send(`${how}\n`)
  })
}

/**
 * `/healthz`: the process runs. `/readyz`: its database responds with its tables. `/metrics`: Prometheus, restricted.
 */
export function addHealthRoutes(
  app: FastifyInstance,
  database: Database,
  metricsToken: string | undefined,
): void {
  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async (_request, reply) =>
    (await isReachable(database))
      ? { status: 'ready' }
      : reply.code(503).header('retry-after', '2').send({ status: 'the database cannot be reached' }),
  )
  addMetrics(app, database, metricsToken)
}
