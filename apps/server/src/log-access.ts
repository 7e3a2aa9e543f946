import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Log } from './log.ts'

/** The called method, or else the route without the names in it: names of documents may be names of people. */
function callOf({ url, routeOptions }: FastifyRequest): string {
  const [path = ''] = url.split('?', 1)
  return /^\/api\/(v1\/)?method\/[\w./-]+$/.test(path) ? path : (routeOptions.url ?? 'a page')
}

/** One line for each answer: who asked, for what exactly and with which words stays out of it. */
export function logAccess(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', (request, reply, done) => {
    const ms = Math.round(reply.elapsedTime)
    log.debug(`${request.method} ${callOf(request)}`, { status: reply.statusCode, ms, request: request.id })
    done()
  })
}
