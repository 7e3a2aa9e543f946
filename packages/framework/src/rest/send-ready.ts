import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ReadyAnswer } from '#framework/cache'

function packingFor({ isWorthPacking }: ReadyAnswer, accepts: string | undefined): 'br' | 'gzip' | null {
  if (!isWorthPacking || accepts === undefined) return null
  if (accepts.includes('br')) return 'br'
  return accepts.includes('gzip') ? 'gzip' : null
}

function isKnownTo(request: FastifyRequest, etag: string): boolean {
  const seen = request.headers['if-none-match']
  return seen !== undefined && seen.split(/,\s*/).some((one) => one.replace(/^W\//, '') === etag)
}

/** Sends what stands ready, in the packing that the client takes; nothing when it has them already. */
export function sendReady(request: FastifyRequest, reply: FastifyReply, answer: ReadyAnswer): FastifyReply {
  reply.headers(answer.headers).header('etag', answer.etag)
  if (answer.isWorthPacking && !reply.hasHeader('vary')) reply.header('vary', 'accept-encoding')
  if (isKnownTo(request, answer.etag)) return reply.code(304).send()
  const packing = packingFor(answer, request.headers['accept-encoding'])
  if (packing) reply.header('content-encoding', packing)
  return reply.code(answer.status).send(packing ? answer.packed(packing) : answer.body())
}
