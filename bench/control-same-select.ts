import Fastify, { type FastifyRequest } from 'fastify'
import pg from 'pg'

const POOL_SIZE = 16

interface Order {
  readonly socketFolder: string
  /** Our SELECT. `values` holds its parameters; null is the one of each request. */
  readonly sql: string
  readonly values: readonly (string | number | null)[]
}

interface Listed extends pg.QueryResultRow {
  readonly price: number | null
}

interface Asked {
  Querystring: { filters: string }
}

const asPrinted = (text: string): string => text
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, asPrinted)

const order = JSON.parse(process.argv[2] ?? '{}') as Order
const pool = new pg.Pool({ host: order.socketFolder, user: 'mela', database: 'mela', max: POOL_SIZE })

async function handleList(request: FastifyRequest<Asked>) {
  const filters = JSON.parse(request.query.filters) as readonly (readonly string[])[]
  const since = filters.find(([field]) => field === 'start_date')?.[2]
  const values = order.values.map((value) => value ?? since)
  const { rows } = await pool.query<Listed>(order.sql, values)
  return { data: rows.map((row) => ({ ...row, price: row.price === null ? null : row.price / 100 })) }
}

const app = Fastify()
app.get('/ready', () => 'yes')
app.get<Asked>('/api/resource/:doctype', handleList)
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
process.on('SIGTERM', () => process.exit(0))
process.on('disconnect', () => process.exit(0))
