import type { FastifyReply, FastifyRequest } from 'fastify'
import type { GuestAnswers } from './guest-answers.ts'
import { sendReady } from './send-ready.ts'

/** What could make a request somebody's, or give it a body. */
const telling = ['authorization', 'transfer-encoding', 'x-receipt-token', 'x-upload-ticket'] as const

/** A GET of nobody in particular: its address is all that it says. */
function isPlain({ method, headers }: FastifyRequest): boolean {
  if (method !== 'GET' || telling.some((name) => headers[name] !== undefined)) return false
  const { cookie, 'content-length': length } = headers
  return (length === undefined || length === '0') && !(cookie?.includes('sid=') ?? false)
}

/**
 * Sends what stands ready for a guest's address before the request is read any further. Only what guests were answered
 * stands under an address, so an address that names a session or a command finds nothing here.
 */
export function readyFirst(answers: GuestAnswers) {
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const answer = isPlain(request) ? answers.ready(request.url) : undefined
    if (answer) void sendReady(request, reply, answer)
    else done()
  }
}
