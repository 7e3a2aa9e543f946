import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Engine } from '#framework/engine'
import { clearedCookies, renewedCookies, type Identity } from '#framework/identity'

const identities = new WeakMap<FastifyRequest, Identity>()

/** Remembers who a request turned out to be, so that its answer can keep the browser's cookies in step. */
export function rememberIdentity(request: FastifyRequest, identity: Identity): void {
  identities.set(request, identity)
}

/** Who a request turned out to be before; undefined when nobody asked so far. */
export function identityRemembered(request: FastifyRequest): Identity | undefined {
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
