import type { FastifyInstance, FastifyRequest } from 'fastify'
import { visiting } from '#framework/access-log'

/** What a request runs, as the log of reads names it, unless the router finds that it names a command. */
function addressOf({ method, url }: FastifyRequest): string {
  return `${method} ${url.split('?', 1)[0] ?? ''}`
}

/** Whatever a request makes the server read is read on behalf of whoever sent it. */
export function noteVisits(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => visiting(() => addressOf(request), done))
}
