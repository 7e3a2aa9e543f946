import type { IncomingMessage } from 'node:http'

export type RequestRoute = Pick<IncomingMessage, 'headers' | 'httpVersion'>

/** Headers that proxies, tunnels and content delivery networks add, and browsers do not. */
const PROXY_HEADER =
  /^(forwarded|via|x-forwarded(-.+)?|x-real-ip|x-client-ip|x-cluster-client-ip|x-original-.+|true-client-ip|cdn-loop|cf-.+|fly-.+|fastly-.+|x-envoy-.+)$/

export function isLoopbackName(name: string): boolean {
  return /^(localhost|.+\.localhost|\[::1\]|::1|127(\.\d{1,3}){3})$/i.test(name)
}

function isLoopbackAddress(address: string): boolean {
  return URL.canParse(address) && isLoopbackName(new URL(address).hostname)
}

function isForeignOrigin(origin: string | undefined): boolean {
  return origin !== undefined && URL.canParse(origin) && !isLoopbackAddress(origin)
}

/**
 * Returns the header that shows a request from beyond this computer; null without one. A foreign host name is a
 * proxy's, or a website's that points its own name here. Proxies that add no header still use HTTP/1.0, or pass on the
 * browser's Origin.
 */
export function foreignHeaderOf({ headers, httpVersion }: RequestRoute): string | null {
  for (const name in headers) if (PROXY_HEADER.test(name)) return name
  if (httpVersion === '1.0') return 'HTTP/1.0'
  if (!isLoopbackAddress(`http://${headers.host ?? ''}`)) return 'host'
  return isForeignOrigin(headers.origin) ? 'origin' : null
}

/** True when demo sign-ins and sandbox payments are refused to a request, because the demo's password is public. */
export function isDemoRefused(site: { readonly isDemo?: boolean }, request: RequestRoute): boolean {
  return site.isDemo === true && foreignHeaderOf(request) !== null
}
