import type { FastifyInstance, FastifyRequest } from 'fastify'
import { visiting } from '#framework/access-log'
import { formOf } from './form.ts'

/** What a request calls, as the log of reads names it: the command where there is one, else the address without its query. */
function callOf(request: FastifyRequest): string {
  const { cmd } = formOf(request)
  const [path = ''] = request.url.split('?', 1)
  const named = typeof cmd === 'string' && cmd !== '' ? cmd : path
  return `${request.method} ${named}`
}

/** Whatever a request makes the server read is read on behalf of whoever sent it. */
export function noteVisits(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => visiting(() => callOf(request), done))
}
