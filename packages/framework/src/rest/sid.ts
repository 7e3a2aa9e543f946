import type { FastifyRequest } from 'fastify'
import { formOf } from './form.ts'

/** A plain read is not looked at: every request of every guest comes this way. */
function mayHoldSid({ url, body }: FastifyRequest): boolean {
  return (body !== undefined && body !== null) || url.includes('sid=')
}

/** The session's secret in the fields of a request, where the dialect looks before it looks at the cookie. */
export function sidInForm(request: FastifyRequest): string | undefined {
  if (!mayHoldSid(request)) return undefined
  const { sid } = formOf(request)
  return typeof sid === 'string' && sid !== '' ? sid : undefined
}

/** The secret of the session that a request belongs to. */
export function sidOf(request: FastifyRequest): string | undefined {
  return sidInForm(request) ?? request.cookies['sid']
}
