import Fastify from 'fastify'
import pg from 'pg'
import { type Statement, again, newNames } from './site/captured-statements.ts'

const POOL_SIZE = 16

interface Order {
  readonly socketFolder: string
  readonly path: string
  readonly statements: readonly Statement[]
  readonly names: readonly string[]
}

// Control of inserts: Fastify and `pg` sending the statements of one insert again, with new names.
const order = JSON.parse(process.argv[2] ?? '{}') as Order
const pool = new pg.Pool({ host: order.socketFolder, user: 'mela', database: 'mela', max: POOL_SIZE })

async function handleInsert() {
  const names = newNames(order.names)
  const client = await pool.connect()
  try {
    for (const statement of order.statements) await client.query(again(statement, names))
  } finally {
    client.release()
  }
  return { data: { name: [...names.values()][0] } }
}

const app = Fastify()
app.get('/ready', () => 'yes')
app.post(order.path, handleInsert)
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
process.on('SIGTERM', () => process.exit(0))
process.on('disconnect', () => process.exit(0))
