import type { FastifyRequest } from 'fastify'
import { visitedBy } from '#framework/audit-log'
import type { Engine } from '#framework/engine'
import { identify, identityErrors, isDemoRefused, requireCsrf, type Identity } from '#framework/identity'
import type { Origin } from '#framework/modules'
import { formOf } from './form.ts'
import { identityRemembered, rememberIdentity } from '../session/session-routes-cookies.ts'
import { isFromOwnPage, isCrossSiteRequest } from './cross-site-request.ts'

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

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

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
  if (!SAFE.has(request.method)) requireOwnPage(request, identity)
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
