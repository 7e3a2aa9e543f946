import { createServer } from 'node:http'
import { io, type Socket } from 'socket.io-client'

interface Order {
  readonly origin: string
  readonly users: readonly string[]
  readonly each: number
  readonly doctype: string
  readonly document: string
}

// Clients in a process of their own; each has its own connection and listens to one document.
const { origin, users, each, doctype, document } = JSON.parse(process.argv[2] ?? '{}') as Order
const total = users.length * each
let received = 0
let waiting: (() => void) | null = null

function countUpdate(): void {
  received += 1
  if (received === total) waiting?.()
}

async function listen(authorization: string): Promise<Socket> {
  const socket = io(`${origin}/bench`, {
    transports: ['websocket'],
    extraHeaders: { authorization },
    forceNew: true,
    reconnection: false,
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  socket.on('doc_update', countUpdate)
  socket.once('disconnect', (reason) => console.error(`A listener was lost: ${reason}`))
  const isAllowed: unknown = await socket.emitWithAck('doc_subscribe', doctype, document)
  if (isAllowed !== true) throw new Error('A listener was refused')
  return socket
}

const sockets: Socket[] = []
let isAllThere = false

async function connectAll(): Promise<void> {
  for (const user of users)
    sockets.push(...(await Promise.all(Array.from({ length: each }, () => listen(user)))))
  isAllThere = true
}

function waitForAll(): Promise<number> {
  return new Promise((resolve) => {
    waiting = () => resolve(Date.now())
    if (received === total) waiting()
  })
}

const server = createServer((request, response) => {
  if (request.url === '/ready') return void response.end('yes')
  if (request.url === '/connected') return void response.writeHead(isAllThere ? 200 : 503).end()
  if (request.url === '/forget') {
    received = 0
    waiting = null
    return void response.end()
  }
  void waitForAll().then((moment) => response.end(String(moment)))
})
server.listen(Number(process.env['PORT']), '127.0.0.1')
process.on('SIGTERM', () => process.exit(0))
process.on('disconnect', () => process.exit(0))
await connectAll()
