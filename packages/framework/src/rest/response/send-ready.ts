import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EncodedResponse } from '#framework/response-cache'
import { isAnonymous } from '../request/callers.ts'
import { proofOf } from '../resource/guest-access.ts'

function packingFor(
  { isWorthCompressing: isWorthPacking }: EncodedResponse,
  accepts: string | undefined,
): 'br' | 'gzip' | null {
  if (!isWorthPacking || accepts === undefined) return null
  if (accepts.includes('br')) return 'br'
  return accepts.includes('gzip') ? 'gzip' : null
}

function isKnownTo(request: FastifyRequest, etag: string): boolean {
  const seen = request.headers['if-none-match']
  return seen !== undefined && seen.split(/,\s*/).some((one) => one.replace(/^W\//, '') === etag)
}

type Headers = Readonly<Record<string, string>>

function varying(reply: FastifyReply, { isWorthCompressing: isWorthPacking }: EncodedResponse): Headers {
  const existing = reply.getHeader('vary')?.toString()
  if (!isWorthPacking || existing?.includes('accept-encoding')) return {}
  return { vary: existing === undefined ? 'accept-encoding' : `${existing}, accept-encoding` }
}

export function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: EncodedResponse,
): FastifyReply {
  reply.headers({ ...answer.headers, etag: answer.etag, ...varying(reply, answer) })
  if (isKnownTo(request, answer.etag)) return reply.code(304).send()
  reply.code(answer.status)
  const packing = packingFor(answer, request.headers['accept-encoding'])
  if (packing === null) return reply.send(answer.body())
  return reply.header('content-encoding', packing).send(answer.compressed(packing))
}

/** True for a GET without credentials or a body: the URL is all of its input. */
export function isPlain(request: FastifyRequest): boolean {
  const { method, headers } = request
  const { 'content-length': length, 'transfer-encoding': encoding } = headers
  if (method !== 'GET' || encoding !== undefined || (length !== undefined && length !== '0')) return false
  const { receipt, ticket } = proofOf(request)
  return receipt === null && ticket === null && isAnonymous(request)
}

/**
 * Sends a cached response for a guest's URL before the request is parsed. Only guests' responses are registered under a
 * URL, so URLs with a session or a command match none.
 */
export function readyFirst(find: (request: FastifyRequest) => EncodedResponse | undefined) {
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const answer = isPlain(request) ? find(request) : undefined
    if (answer) sendReady(request, reply, answer)
    else done()
  }
}
