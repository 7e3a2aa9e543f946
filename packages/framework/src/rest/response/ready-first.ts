import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ReadyAnswer } from '#framework/response-cache'
import { isAnonymous } from '../request/callers.ts'
import { proofOf } from '../resource/guest-access.ts'
import { sendStraight } from './send-ready.ts'

/** A GET of nobody in particular, who shows nothing: its address is all that it says. */
export function isPlain(request: FastifyRequest): boolean {
  const { method, headers } = request
  const { 'content-length': length, 'transfer-encoding': encoding } = headers
  if (method !== 'GET' || encoding !== undefined || (length !== undefined && length !== '0')) return false
  const { receipt, ticket } = proofOf(request)
  return receipt === null && ticket === null && isAnonymous(request)
}

/**
 * Sends what stands ready for a guest's address before the request is read any further. Only what guests were answered
 * stands under an address, so an address that names a session or a command finds nothing of anybody's.
 */
export function readyFirst(find: (request: FastifyRequest) => ReadyAnswer | undefined) {
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const answer = isPlain(request) ? find(request) : undefined
    if (answer) sendStraight(request, reply, answer)
    else done()
  }
}
