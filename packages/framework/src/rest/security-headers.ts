import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Engine } from '#framework/engine'
import { isSecure } from './session-routes-cookies.ts'

/** For every answer, be it a page of the app or of the desk, an answer of the API or a file. */
const common = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'geolocation=(self), camera=(self), microphone=()',
  'cross-origin-opener-policy': 'same-origin',
}

/** What the API answers is data: opened as a page it loads nothing, runs nothing and stands in no frame. */
const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** A year. Other hosts of the domain are not ours to decide about. */
const TRANSPORT_SECURITY = 'max-age=31536000'

/** Headers that tell browsers what they may do with an answer; whoever answers may say it more exactly. */
export function addSecurityHeaders(app: FastifyInstance, engine: Engine): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(common)
    if (request.url.startsWith('/api')) reply.header('content-security-policy', DATA_POLICY)
    if (isSecure(engine, request)) reply.header('strict-transport-security', TRANSPORT_SECURITY)
    done()
  })
}

/** Adds to what caches on the way must tell apart, and keeps what was said before. */
export function addVary(reply: FastifyReply, ...names: readonly string[]): void {
  const said = reply.getHeader('vary')?.toString().split(/, */) ?? []
  const known = new Set(said.map((name) => name.toLowerCase()))
  reply.header('vary', [...said, ...names.filter((name) => !known.has(name))].join(', '))
}
