import Fastify, { type FastifyRequest } from 'fastify'
import pg from 'pg'

const POOL_SIZE = 16

interface Order {
  readonly socketFolder: string
  readonly sql: string
  readonly values: readonly (string | number | null)[]
  readonly doctype: string
  readonly tables: Readonly<Record<string, string>>
}

type Row = Record<string, unknown>

const asPrinted = (text: string): string => text
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, asPrinted)
pg.types.setTypeParser(pg.types.builtins.TIMESTAMP, (text) =>
  text.replace(/\.\d{1,6}/, (fraction) => fraction.padEnd(7, '0')),
)

const order = JSON.parse(process.argv[2] ?? '{}') as Order
const pool = new pg.Pool({ host: order.socketFolder, user: 'mela', database: 'mela', max: POOL_SIZE })

function shown(row: Row, doctype: string): Row {
  const fields: Row = {}
  for (const [field, value] of Object.entries(row)) {
    if (value === null || field === '…permitted') continue
    const child = order.tables[field]
    if (child !== undefined) fields[field] = (value as readonly Row[]).map((one) => shown(one, child))
    else fields[field] = field === 'price' ? Number(value) / 100 : value
  }
  return { ...fields, doctype }
}

async function handleDocument(request: FastifyRequest<{ Params: { name: string } }>) {
  const { name } = request.params
  const { rows } = await pool.query<Row>(
    order.sql,
    order.values.map((value) => value ?? name),
  )
  return { data: shown(rows[0] ?? {}, order.doctype) }
}

const app = Fastify()
app.get('/ready', () => 'yes')
app.get<{ Params: { name: string } }>('/api/resource/:doctype/:name', handleDocument)
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
process.on('SIGTERM', () => process.exit(0))
process.on('disconnect', () => process.exit(0))
