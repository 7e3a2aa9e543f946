import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import type { Database } from '#framework/database'
import { addWorkMetrics } from './work-metrics.ts'

const PATIENCE = 2_000

async function isReachable(database: Database): Promise<boolean> {
  const asked = sql`select 1`.execute(database.kysely).then(
    () => true,
    () => false,
  )
  const tooLate = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE, false).unref())
  return Promise.race([asked, tooLate])
}

function addMetrics(app: FastifyInstance, database: Database): void {
  const register = new Registry()
  collectDefaultMetrics({ register })
  addWorkMetrics(register, database)
  const answered = new Counter({
    name: 'mela_http_answers_total',
    help: 'Answers by method and class of status.',
    labelNames: ['method', 'status'],
    registers: [register],
  })
  const duration = new Histogram({
    name: 'mela_http_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.5, 1, 5],
    registers: [register],
  })
  app.addHook('onResponse', (request, reply, done) => {
    answered.inc({ method: request.method, status: `${Math.floor(reply.statusCode / 100)}xx` })
    duration.observe(reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', async (_request, reply) =>
    reply.type(register.contentType).send(await register.metrics()),
  )
}

/** `/healthz`: the process lives. `/readyz`: its database answers and its tables stand. `/metrics`: for Prometheus. */
export function addHealthRoutes(app: FastifyInstance, database: Database): void {
  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async (_request, reply) =>
    (await isReachable(database))
      ? { status: 'ready' }
      : reply.code(503).header('retry-after', '2').send({ status: 'the database cannot be reached' }),
  )
  addMetrics(app, database)
}
