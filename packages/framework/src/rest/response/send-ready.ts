import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EncodedResponse } from '#framework/response-cache'
import { isAnonymous } from '../request/callers.ts'
import { proofOf } from '../resource/guest-access.ts'

function encodingFor(
  { isWorthCompressing: isWorthCompressing }: EncodedResponse,
  accepts: string | undefined,
): 'br' | 'gzip' | null {
  if (!isWorthCompressing || accepts === undefined) return null
  if (accepts.includes('br')) return 'br'
  return accepts.includes('gzip') ? 'gzip' : null
}

function hasCurrentCopy(request: FastifyRequest, etag: string): boolean {
  const knownTags = request.headers['if-none-match']
  return knownTags !== undefined && knownTags.split(/,\s*/).some((one) => one.replace(/^W\//, '') === etag)
}

type Headers = Readonly<Record<string, string>>

function varyHeaders(
  reply: FastifyReply,
  { isWorthCompressing: isWorthCompressing }: EncodedResponse,
): Headers {
  const existing = reply.getHeader('vary')?.toString()
  if (!isWorthCompressing || existing?.includes('accept-encoding')) return {}
  return { vary: existing === undefined ? 'accept-encoding' : `${existing}, accept-encoding` }
}

export function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  response: EncodedResponse,
): FastifyReply {
  reply.headers({ ...response.headers, etag: response.etag, ...varyHeaders(reply, response) })
  if (hasCurrentCopy(request, response.etag)) return reply.code(304).send()
  reply.code(response.status)
  const contentEncoding = encodingFor(response, request.headers['accept-encoding'])
  if (contentEncoding === null) return reply.send(response.body())
  return reply.header('content-encoding', contentEncoding).send(response.compressed(contentEncoding))
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
export function sendCachedFirst(find: (request: FastifyRequest) => EncodedResponse | undefined) {
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const response = isPlain(request) ? find(request) : undefined
    if (response) sendEncoded(request, reply, response)
    else done()
  }
}
