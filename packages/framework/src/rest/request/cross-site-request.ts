import type { FastifyInstance, FastifyRequest } from 'fastify'
import { identityErrors } from '#framework/identity'
import { isAllowedOrigin, type OwnOrigins } from '#framework/realtime'
import { isRawRouteRequest } from './raw-route.ts'

/**
 * True for a request that somebody else's page could make a browser send without asking us first: browsers say whose page
 * sends, and ask before they send JSON for another one. What is no browser says nothing, and nobody can make it send.
 */
export function isCrossSiteRequest({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const sender = headers['sec-fetch-site']
  const isCrossSite = sender === 'cross-site' || sender === 'same-site'
  return isCrossSite && !(headers['content-type']?.startsWith('application/json') ?? false)
}

/** The browser's word that a page of this very origin sends; no script can write this header. */
export function isFromOwnPage({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['sec-fetch-site'] === 'same-origin'
}

const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A key is sent by a program on purpose; a cookie and a form are sent by any page that makes a browser do so. */
function isByKeyAlone({ headers: { authorization, cookie } }: FastifyRequest): boolean {
  return authorization !== undefined && !(cookie?.includes('sid=') ?? false)
}

/**
 * Refuses changes and sign-ins from pages of other origins, also where a browser says no more than the `Origin`. Its word
 * that a page of this very origin sends is enough: proxies may hide our name from us.
 */
export function refuseOtherOrigins(app: FastifyInstance, own: OwnOrigins): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { origin } = request.headers
    if (origin === undefined || SAFE.has(request.method) || isRawRouteRequest(request)) return done()
    if (isByKeyAlone(request) || isFromOwnPage(request)) return done()
    done(isAllowedOrigin({ origin, host: request.host }, own) ? undefined : identityErrors.csrf())
  })
}
