import type { IncomingMessage } from 'node:http'

/** From where a connection comes, believing as many proxies as stand in front of us. */
interface Asking {
  readonly headers: IncomingMessage['headers']
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>
}

export function callerAddress({ headers, socket }: Asking, trustedProxies: number): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  const hops = forwarded.map((hop) => hop.trim()).filter((hop) => hop !== '')
  const path = [socket.remoteAddress ?? '', ...hops.reverse()]
  return path[Math.min(trustedProxies, path.length - 1)] ?? ''
}
