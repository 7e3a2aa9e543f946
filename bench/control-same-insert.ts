import { randomBytes } from 'node:crypto'
import Fastify from 'fastify'
import pg from 'pg'
import type { Statement } from './site/captured.ts'

const POOL_SIZE = 16

interface Order {
  readonly socketFolder: string
  /** What ours sent for one document, in order, BEGIN and COMMIT among it. */
  readonly statements: readonly Statement[]
  /** The names in it, which must be new each time. */
  readonly names: readonly string[]
}

// The control of inserts: Fastify and `pg` sending the very statements of one insert again, with new names.
const order = JSON.parse(process.argv[2] ?? '{}') as Order
const pool = new pg.Pool({ host: order.socketFolder, user: 'mela', database: 'mela', max: POOL_SIZE })

function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value !== 'string') return value
  const whole = names.get(value)
  if (whole !== undefined || !value.startsWith('{')) return whole ?? value
  return [...names].reduce((text, [before, after]) => text.replaceAll(before, after), value)
}

async function handleInsert() {
  const names = new Map(order.names.map((name) => [name, randomBytes(10).toString('hex')]))
  const client = await pool.connect()
  try {
    for (const { text, values } of order.statements)
      await client.query(
        text,
        values.map((value) => renamed(value, names)),
      )
  } finally {
    client.release()
  }
  return { data: { name: [...names.values()][0] } }
}

const app = Fastify()
app.get('/ready', () => 'yes')
app.post('/api/resource/:doctype', handleInsert)
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
process.on('SIGTERM', () => process.exit(0))
process.on('disconnect', () => process.exit(0))
