import type { FastifyRequest } from 'fastify'
import type { Engine } from '#framework/engine'
import { identify, requireCsrf, type Identity } from '#framework/identity'
import { rememberIdentity } from './session-routes-cookies.ts'

/** True when a request carries nothing that could make it somebody's: then no statement is needed to know who asks. */
export function isAnonymous(request: FastifyRequest): boolean {
  const { authorization, cookie } = request.headers
  return authorization === undefined && !(cookie?.includes('sid=') ?? false)
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Who asks; for changes over a cookie session also the proof that its own page asked. */
export async function identityOf(engine: Engine, request: FastifyRequest): Promise<Identity> {
  const identity = await identify(engine, {
    authorization: request.headers.authorization,
    sid: request.cookies['sid'],
  })
  rememberIdentity(request, identity)
  if (!SAFE.has(request.method)) requireCsrf(request, identity.session)
  return identity
}
