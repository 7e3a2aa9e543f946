import type { FastifyRequest } from 'fastify'

/** The secret of the session that a request belongs to. It comes as a cookie alone: addresses and bodies end up in logs. */
export function sidOf({ cookies }: FastifyRequest): string | undefined {
  return cookies['sid']
}
