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
import type { Origin } from '#framework/modules'
import { formOf } from './form.ts'
import { isAllowedOrigin, type OwnOrigins } from '#framework/realtime'
import { isRawRouteRequest } from './body-parsers.ts'

/**
 * True when a request carries nothing that could make it somebody's: then no statement is needed to know who asks. What
 * carries something may be a guest's all the same: limits ask `isGuestsOwn`.
 */
export function isAnonymous({ headers: { authorization, cookie } }: FastifyRequest): boolean {
  return authorization === undefined && !(cookie?.includes('sid=') ?? false)
}

/** Whether a request turned out to be a guest's, whatever it carries. */
export async function isGuestsOwn(engine: Engine, request: FastifyRequest): Promise<boolean> {
  if (isAnonymous(request)) return true
  const { session, key } = await identityOf(engine, request)
  return session === null && key === null
}

/** What a page shows to prove that it asks itself: the header, else the field. */
function csrfProof(request: FastifyRequest): unknown {
  return request.headers['x-frappe-csrf-token'] ?? formOf(request)['csrf_token']
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A token proves it; so does the browser's own word that a page of ours sends, for the app and the desk share a session and
 * only the desk's pages carry its token. A session that has no token yet is held by who sends alone.
 */
function requireOwnPage(request: FastifyRequest, { session }: Identity): void {
  if (session?.csrf_token === null && isCrossSiteRequest(request)) throw identityErrors.csrf()
  const proof = csrfProof(request)
  if (proof === undefined && isFromOwnPage(request)) return
  requireCsrf(proof, session)
}

/** Who asks; for changes over a cookie session also the proof that its own page asked. Found out once for each request. */
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

/** What the app calls its device, in a header; the dialect's clients say it in a field. */
export function namedDevice({ headers }: FastifyRequest): string | null {
  const device = headers['x-device-type']
  return typeof device === 'string' ? device.slice(0, LONGEST_DEVICE) : null
}

/** From where a request comes. */
export function originOf(engine: Engine, request: FastifyRequest, identity: Identity | null): Origin {
  return {
    address: request.ip,
    device: namedDevice(request),
    userAgent: request.headers['user-agent'] ?? null,
    credential: identity?.session?.name ?? identity?.key ?? null,
    isDemoRefused: isDemoRefused(engine.settings, request.raw),
  }
}

/** The secret of the session that a request belongs to. It comes as a cookie alone: addresses and bodies end up in logs. */
export function sidOf({ cookies }: FastifyRequest): string | undefined {
  return cookies['sid']
}

const identities = new WeakMap<FastifyRequest, Identity>()

/** Remembers who a request turned out to be, so that its answer can keep the browser's cookies in step. */
function rememberIdentity(request: FastifyRequest, identity: Identity): void {
  identities.set(request, identity)
}

/** Who a request turned out to be before; undefined when nobody asked so far. */
function identityRemembered(request: FastifyRequest): Identity | undefined {
  return identities.get(request)
}

/** Cookies go over encrypted connections only, wherever the site has them. */
export function isSecure(engine: Engine, request: FastifyRequest): boolean {
  return request.protocol === 'https' || engine.settings.publicUrl.startsWith('https:')
}

/** What the dialect's clients send where they never had a session. */
const NO_SESSION = ['', 'Guest']

/** Whether a request named a session that is over, and nobody else stands behind it. */
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

/** The cookies of a session last as long as it does, and go when it is gone. */
export function addCookieUpkeep(app: FastifyInstance, engine: Engine): void {
  app.addHook('onSend', (request, reply, ...[payload, done]) => {
    syncCookies(engine, request, reply)
    done(null, payload)
  })
}

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

const SAFE_VERBS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

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
    if (origin === undefined || SAFE_VERBS.has(request.method) || isRawRouteRequest(request)) return done()
    if (isByKeyAlone(request) || isFromOwnPage(request)) return done()
    done(isAllowedOrigin({ origin, host: request.host }, own) ? undefined : identityErrors.csrf())
  })
}
