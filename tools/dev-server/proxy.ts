import { once } from 'node:events'
import { type IncomingMessage, request as send, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

interface Proxy {
  readonly apiPort: number
  readonly completePage: (html: string) => Promise<string>
}

const SOURCE_ENTRY = 'src="/src/main.tsx"'

const wantsPage = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html')

function without(headers: IncomingMessage['headers'], names: readonly string[]) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))
}

const isThisComputer = (address: string): boolean => /^(::1|(::ffff:)?127\..*)$/.test(address)

/** Requests an uncompressed and complete page, because the proxy changes it, and marks remote clients for the API. */
function headersFor(incoming: IncomingMessage) {
  const { remoteAddress = '' } = incoming.socket
  const left = wantsPage(incoming) ? ['accept-encoding', 'if-none-match'] : []
  return {
    ...without(incoming.headers, ['connection', ...left]),
    ...(isThisComputer(remoteAddress) ? {} : { 'x-forwarded-for': remoteAddress }),
  }
}

async function sendPage(response: IncomingMessage, outgoing: ServerResponse, { completePage }: Proxy) {
  const html = await text(response)
  const isSource = html.includes(SOURCE_ENTRY)
  // Vite inserts scripts and styles into its pages, which the policy of built pages refuses.
  const left = isSource ? ['content-security-policy', 'content-length', 'etag'] : []
  outgoing.writeHead(response.statusCode ?? 502, without(response.headers, ['connection', ...left]))
  outgoing.end(isSource ? await completePage(html) : html)
}

function refuse(outgoing: ServerResponse, status: number, reason: string): void {
  if (outgoing.headersSent) outgoing.destroy()
  else outgoing.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${reason}\n`)
}

async function exchange(incoming: IncomingMessage, outgoing: ServerResponse, proxy: Proxy) {
  const { method, url } = incoming
  const address = { host: apiHost, port: proxy.apiPort, method, path: url, agent: false } as const
  const upstream = send({ ...address, headers: headersFor(incoming) })
  // The error is thrown by the line below before a response, and by the response's own stream after one.
  upstream.on('error', () => undefined)
  outgoing.once('close', () => upstream.destroy())
  incoming.pipe(upstream)
  const [response] = (await once(upstream, 'response')) as [IncomingMessage]
  if (wantsPage(incoming) && (response.headers['content-type'] ?? '').startsWith('text/html'))
    return sendPage(response, outgoing, proxy)
  outgoing.writeHead(response.statusCode ?? 502, without(response.headers, ['connection']))
  await pipeline(response, outgoing)
}

export async function proxyRequest(incoming: IncomingMessage, outgoing: ServerResponse, proxy: Proxy) {
  if (!(await isApiOpen(proxy.apiPort)))
    return refuse(outgoing, 503, 'The API has not started. The terminal says why.')
  await exchange(incoming, outgoing, proxy).catch((error: unknown) => refuse(outgoing, 502, String(error)))
}

interface Upgrade {
  readonly incoming: IncomingMessage
  readonly socket: Duplex
  readonly head: Buffer
}

export async function proxyUpgrade({ incoming, socket, head }: Upgrade, apiPort: number) {
  socket.on('error', () => socket.destroy())
  if (!(await isApiOpen(apiPort))) return void socket.destroy()
  const upstream = connect(apiPort, apiHost)
  upstream.on('error', () => socket.destroy())
  const { rawHeaders, method = 'GET', url = '/' } = incoming
  const lines = rawHeaders.flatMap((name, place) =>
    place % 2 === 0 ? [`${name}: ${rawHeaders[place + 1]}`] : [],
  )
  upstream.write([`${method} ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
  upstream.write(head)
  await Promise.allSettled([pipeline(socket, upstream), pipeline(upstream, socket)])
}

const apiHost = '127.0.0.1'

/** Milliseconds for which a request waits for the API; rendering the demo's pictures takes less. */
const API_PATIENCE = 60_000

const API_PAUSE = 100

async function isConnected(port: number): Promise<boolean> {
  const socket = connect(port, apiHost)
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/** Waits until the API accepts connections, so that requests survive its restart. */
async function isApiOpen(port: number, patience = API_PATIENCE): Promise<boolean> {
  if (await isConnected(port)) return true
  if (patience <= 0) return false
  await new Promise((resolve) => setTimeout(resolve, API_PAUSE))
  return isApiOpen(port, patience - API_PAUSE)
}
