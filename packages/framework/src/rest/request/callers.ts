import type { FastifyRequest, FastifyInstance, FastifyReply } from 'fastify'
import { visitedBy } from '#framework/audit-log'
import type { Engine } from '#framework/engine'
import {
  identify,
  identityErrors,
  isDemoRefused,
  requireCsrf,
  type Identity,
  clearedCookies,
  renewedCookies,
} from '#framework/identity'
import type { CallOrigin } from '#framework/modules'
import { formOf } from './form.ts'
import { isAllowedOrigin, type OwnOrigins } from '#framework/realtime'
import { isRawRouteRequest } from './body-parsers.ts'

/**
 * True when a request has no credentials at all, so that no statement is needed. A request with some may still be a
 * guest's: limits use `isGuestsOwn`.
 */
export function isAnonymous({ headers: { authorization, cookie } }: FastifyRequest): boolean {
  return authorization === undefined && !(cookie?.includes('sid=') ?? false)
}

export async function isGuestsOwn(engine: Engine, request: FastifyRequest): Promise<boolean> {
  if (isAnonymous(request)) return true
  const { session, key } = await identityOf(engine, request)
  return session === null && key === null
}

function csrfProof(request: FastifyRequest): unknown {
  return request.headers['x-frappe-csrf-token'] ?? formOf(request)['csrf_token']
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Requires a CSRF token or the browser's same-origin header: app and desk share a session, and only the desk's pages
 * have its token. A session without a token is known to its sender alone.
 */
function requireOwnPage(request: FastifyRequest, { session }: Identity): void {
  if (session?.csrf_token === null && isCrossSiteRequest(request)) throw identityErrors.csrf()
  const proof = csrfProof(request)
  if (proof === undefined && isFromOwnPage(request)) return
  requireCsrf(proof, session)
}

/** Identifies the caller once per request; changes over a cookie session also need the CSRF check. */
export async function identityOf(engine: Engine, request: FastifyRequest): Promise<Identity> {
  const known = identityRemembered(request)
  if (known) return known
  const identity = await identify(engine, {
    authorization: request.headers.authorization,
    sid: sidOf(request),
    isDemoRefused: isDemoRefused(engine.settings, request.raw),
  })
  rememberIdentity(request, identity)
  visitedBy(identity.caller)
  if (!SAFE_METHODS.has(request.method)) requireOwnPage(request, identity)
  return identity
}

export const LONGEST_DEVICE = 140

export function namedDevice({ headers }: FastifyRequest): string | null {
  const device = headers['x-device-type']
  return typeof device === 'string' ? device.slice(0, LONGEST_DEVICE) : null
}

export function originOf(engine: Engine, request: FastifyRequest, identity: Identity | null): CallOrigin {
  return {
    address: request.ip,
    device: namedDevice(request),
    userAgent: request.headers['user-agent'] ?? null,
    credential: identity?.session?.name ?? identity?.key ?? null,
    isDemoRefused: isDemoRefused(engine.settings, request.raw),
  }
}

/** Session secret of a request, from the cookie alone: URLs and bodies are logged. */
export function sidOf({ cookies }: FastifyRequest): string | undefined {
  return cookies['sid']
}

const identities = new WeakMap<FastifyRequest, Identity>()

function rememberIdentity(request: FastifyRequest, identity: Identity): void {
  identities.set(request, identity)
}

function identityRemembered(request: FastifyRequest): Identity | undefined {
  return identities.get(request)
}

/** Marks cookies secure wherever the site uses HTTPS. */
export function isSecure(engine: Engine, request: FastifyRequest): boolean {
  return request.protocol === 'https' || engine.settings.publicUrl.startsWith('https:')
}

const NO_SESSION = ['', 'Guest']

/** True when a request named an ended session and has no other credentials. */
export function hasEndedSession(request: FastifyRequest): boolean {
  const identity = identities.get(request)
  const isNamed = !NO_SESSION.includes(request.cookies['sid'] ?? '')
  return isNamed && identity !== undefined && identity.session === null && identity.key === null
}

function neededCookies(engine: Engine, request: FastifyRequest, identity: Identity): readonly string[] {
  const secure = isSecure(engine, request)
  if (identity.session?.isRenewed) return renewedCookies(request.cookies, secure)
  const isDead = identity.session === null && Boolean(request.cookies['sid'])
  return isDead ? clearedCookies(secure) : []
}

function syncCookies(engine: Engine, request: FastifyRequest, reply: FastifyReply): void {
  const identity = identities.get(request)
  if (!identity) return
  if (identity.session && !reply.hasHeader('cache-control'))
    reply.header('cache-control', 'private, no-store')
  if (reply.hasHeader('set-cookie')) return
  const cookies = neededCookies(engine, request, identity)
  if (cookies.length > 0) reply.header('set-cookie', cookies)
}

export function addCookieUpkeep(app: FastifyInstance, engine: Engine): void {
  app.addHook('onSend', (request, reply, ...[payload, done]) => {
    syncCookies(engine, request, reply)
    done(null, payload)
  })
}

/**
 * True for a request that another site's page could have sent without a preflight: browsers send the origin, and ask
 * before they send JSON to another one. Other clients send none and cannot be forged.
 */
export function isCrossSiteRequest({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const sender = headers['sec-fetch-site']
  const isCrossSite = sender === 'cross-site' || sender === 'same-site'
  return isCrossSite && !(headers['content-type']?.startsWith('application/json') ?? false)
}

/** True by the browser's same-origin header, which no script can write. */
export function isFromOwnPage({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['sec-fetch-site'] === 'same-origin'
}

const SAFE_VERBS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Programs send a key on purpose; any page can make a browser send a cookie and a form. */
function isByKeyAlone({ headers: { authorization, cookie } }: FastifyRequest): boolean {
  return authorization !== undefined && !(cookie?.includes('sid=') ?? false)
}

/**
 * Refuses changes and sign-ins from pages of other origins, also where a browser sends only `Origin`. Its same-origin
 * header is enough, because proxies may hide our host name.
 */
export function refuseOtherOrigins(app: FastifyInstance, own: OwnOrigins): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { origin } = request.headers
    if (origin === undefined || SAFE_VERBS.has(request.method) || isRawRouteRequest(request)) return done()
    if (isByKeyAlone(request) || isFromOwnPage(request)) return done()
    done(isAllowedOrigin({ origin, host: request.host }, own) ? undefined : identityErrors.csrf())
  })
}
