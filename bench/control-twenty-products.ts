import Fastify, { type FastifyRequest } from 'fastify'
import pg from 'pg'

const POOL_SIZE = 16
const PRODUCTS = 1_000

interface Order {
  readonly socketFolder: string
}

interface Asked {
  Querystring: { asked: string }
}

// Control of the catalogue's uncached responses: code written by hand with Fastify and `pg` alone that shows twenty
// products by an index.
const order = JSON.parse(process.argv[2] ?? '{}') as Order
const pool = new pg.Pool({ host: order.socketFolder, user: 'mela', database: 'mela', max: POOL_SIZE })
const text = `select name, title, route, image, price, compare_at_price, business from "Product"
  where route >= $1 order by route limit 20`

async function handleList(request: FastifyRequest<Asked>) {
  const { rows } = await pool.query({
    name: 'twenty',
    text,
    values: [`thing-${Number(request.query.asked) % PRODUCTS}`],
  })
  return { message: rows }
}

const app = Fastify()
app.get('/ready', () => 'yes')
app.get<Asked>('/api/method/:method', handleList)
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
process.on('SIGTERM', () => process.exit(0))
process.on('disconnect', () => process.exit(0))
