import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Engine } from '#framework/engine'
import type { DialectError } from '#framework/errors'
import { asDialectError, errorBody } from './error-body.ts'
import { errorPage } from './error-page.ts'

/** Programs want JSON; a person who opened an address in a browser can only read a page. */
function wantsPage({ url, headers }: FastifyRequest): boolean {
  const { accept = '' } = headers
  return accept.startsWith('text/html') && !url.startsWith('/api/')
}

function send(request: FastifyRequest, reply: FastifyReply, shown: DialectError): FastifyReply {
  if (shown.retryAfter !== null) reply.header('retry-after', String(shown.retryAfter))
  reply.code(shown.status)
  if (!wantsPage(request)) return reply.send(errorBody(shown))
  return reply.headers(errorPage.headers).send(errorPage.html(shown))
}

/** An error from before there is a handler: an address that cannot be read, a header that is too long. */
export function answerEarlyError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  void send(request, reply, asDialectError(error))
}

/** Every failure leaves as the dialect's error body; what is our own fault is logged besides. */
export function answerErrors(app: FastifyInstance, engine: Engine): void {
  app.setErrorHandler((error: Error, request, reply) => {
    const shown = asDialectError(error)
    if (shown.status >= 500)
      engine.settings.onError(`${request.method} ${request.url.split('?', 1)[0]}`, error)
    return send(request, reply, shown)
  })
}
