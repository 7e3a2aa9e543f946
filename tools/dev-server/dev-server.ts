import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { InlineConfig, ViteDevServer } from 'vite'
import { proxyRequest, proxyUpgrade } from './proxy.ts'
import { openVite } from './vite-servers.ts'

export interface DevServer {
  readonly http: Server
  close(): Promise<void>
}

interface DevServerSettings {
  readonly apiPort: number
  readonly apps: readonly InlineConfig[]
}

const viteAddress = /^(@(vite|fs|id|react-refresh)|src\/|node_modules\/|assets\/|__open-in-editor)/

const baseOf = ({ config }: ViteDevServer): string => config.base

/** Longest base first: each path below `/desk/` is below `/` too. */
const byBase = (one: ViteDevServer, other: ViteDevServer) => baseOf(other).length - baseOf(one).length

const isForVite = (vite: ViteDevServer, url: string): boolean =>
  url.startsWith(baseOf(vite)) && viteAddress.test(url.slice(baseOf(vite).length))

const isPageOf = (vite: ViteDevServer, path: string): boolean => `${path}/`.startsWith(baseOf(vite))

function sendNotFound(outgoing: ServerResponse): void {
  outgoing.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('There is no such source\n')
}

function requestHandler(vites: readonly ViteDevServer[], apiPort: number) {
  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const { url = '/' } = incoming
    const vite = vites.find((one) => isForVite(one, url))
    if (vite) return vite.middlewares(incoming, outgoing, () => sendNotFound(outgoing))
    const [path = '/'] = url.split('?', 1)
    const app = vites.find((one) => isPageOf(one, path))
    const completePage = async (html: string) =>
      app ? app.transformIndexHtml(`${baseOf(app)}index.html`, html, url) : html
    void proxyRequest(incoming, outgoing, { apiPort, completePage })
  }
}

const isOfVite = ({ headers }: IncomingMessage): boolean =>
  /^vite-(hmr|ping)$/.test(headers['sec-websocket-protocol'] ?? '')

/** Opens one origin for browsers: sources of the apps from Vite, all other paths from the API. */
export async function openDevServer({ apiPort, apps }: DevServerSettings): Promise<DevServer> {
  const http = createServer()
  const opened = await Promise.all(apps.map((settings) => openVite(settings, http)))
  const vites = opened.toSorted(byBase)
  const sockets = new Set<Duplex>()
  http.on('request', requestHandler(vites, apiPort))
  http.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)))
    if (!isOfVite(incoming)) void proxyUpgrade({ incoming, socket, head }, apiPort)
  })
  const close = async () => {
    http.close()
    http.closeAllConnections()
    for (const socket of sockets) socket.destroy()
    await Promise.all(vites.map((vite) => vite.close()))
  }
  return { http, close }
}
