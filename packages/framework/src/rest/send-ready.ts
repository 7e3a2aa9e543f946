import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ReadyAnswer } from '#framework/cache'

interface Encoded {
  readonly body: Buffer
  readonly encoding: 'br' | 'gzip' | null
}

function encoded({ body, brotli, gzip }: ReadyAnswer, accepts: string): Encoded {
  if (brotli && accepts.includes('br')) return { body: brotli, encoding: 'br' }
  if (gzip && accepts.includes('gzip')) return { body: gzip, encoding: 'gzip' }
  return { body, encoding: null }
}

function isKnownTo(request: FastifyRequest, etag: string): boolean {
  const seen = request.headers['if-none-match']
  return seen !== undefined && seen.split(/,\s*/).some((one) => one.replace(/^W\//, '') === etag)
}

/** Sends bytes that stand ready, in the packing that the client takes; nothing when it has them already. */
export function sendReady(request: FastifyRequest, reply: FastifyReply, answer: ReadyAnswer): FastifyReply {
  reply.headers(answer.headers).header('etag', answer.etag)
  if (answer.gzip && !reply.hasHeader('vary')) reply.header('vary', 'accept-encoding')
  if (isKnownTo(request, answer.etag)) return reply.code(304).send()
  const { body, encoding } = encoded(answer, request.headers['accept-encoding'] ?? '')
  if (encoding) reply.header('content-encoding', encoding)
  return reply.code(answer.status).send(body)
}
