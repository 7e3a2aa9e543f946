import Fastify from 'fastify'

const perAnswer = new Set(['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding'])

interface Order {
  readonly method: 'GET' | 'POST'
  readonly address: string
  readonly body?: string
}

async function learn({ method, address, body }: Order) {
  const response = await fetch(address, {
    method,
    headers: { 'accept-encoding': 'identity', 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body }),
  })
  if (!response.ok) throw new Error(`${method} ${address}: ${response.status}`)
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !perAnswer.has(name)))
  return { headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

// Control of cached responses: bare Fastify with the bytes and headers of our response.
const order = JSON.parse(process.argv[2] ?? '{}') as Order
const { headers, bytes } = await learn(order)
const path = decodeURIComponent(new URL(order.address).pathname)
const app = Fastify()
app.get('/ready', () => 'yes')
app.route({
  method: order.method,
  url: path,
  handler: (_request, reply) => reply.headers(headers).send(bytes),
})
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
process.on('SIGTERM', () => process.exit(0))
process.on('disconnect', () => process.exit(0))
