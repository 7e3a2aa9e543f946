import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Engine } from '#framework/engine'
import { addBodyParsers } from './body-parsers.ts'
import { isAnonymous } from './callers.ts'
import { addDocTypeRoutes } from './doc-type-routes.ts'
import { asDialectError, errorBody } from './error-body.ts'
import { addFileRoutes } from './file-routes.ts'
import { createGuestAnswers, type GuestAnswers } from './guest-answers.ts'
import { addMethodRoutes } from './method-routes.ts'
import { addResourceRoutes } from './resource-routes.ts'
import { addSessionRoutes } from './session-routes.ts'

export interface AppOptions {
  readonly engine: Engine
  /** Origins other than our own that may read answers: the native apps'. */
  readonly allowedOrigins: readonly string[]
  /** How many proxies in front of us are believed about who asks. */
  readonly trustedProxies: number
}

/** A body that is not an upload: 1 MiB. */
const BODY_LIMIT = 1024 * 1024
const LONGEST_NAME = 2000
const LARGEST_UPLOAD = 10 * 1024 * 1024

function answerError(error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  const shown = asDialectError(error)
  void reply.code(shown.status).send(errorBody(shown))
}

function answerErrors(app: FastifyInstance, engine: Engine): void {
  app.setErrorHandler((error: Error, request, reply) => {
    const shown = asDialectError(error)
    if (shown.status >= 500)
      engine.settings.onError(`${request.method} ${request.url.split('?', 1)[0]}`, error)
    return reply.code(shown.status).send(errorBody(shown))
  })
}

/** The server's door for documents, methods, sessions and files; pages are added by whoever serves the apps. */
export async function createApp(
  options: AppOptions,
): Promise<{ app: FastifyInstance; answers: GuestAnswers }> {
  const { engine, allowedOrigins, trustedProxies } = options
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: (_address, hop) => hop < trustedProxies,
    routerOptions: { maxParamLength: LONGEST_NAME, ignoreTrailingSlash: false },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    frameworkErrors: answerError,
  })
  const answers = createGuestAnswers(engine)
  answerErrors(app, engine)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    // What somebody is told in person is kept by nobody; answers that are the same for all say so themselves.
    if (!isAnonymous(request)) reply.header('cache-control', 'private, no-store')
  })
  await app.register(cookie)
  await app.register(cors, { origin: [...allowedOrigins], credentials: true, maxAge: 86_400 })
  await app.register(multipart, {
    limits: { fileSize: LARGEST_UPLOAD, files: 1, fields: 20, fieldSize: 10_000 },
  })
  await app.register(rateLimit, { global: false })
  await addBodyParsers(app)
  addSessionRoutes(app, engine)
  addFileRoutes(app, engine)
  addDocTypeRoutes(app, engine)
  addResourceRoutes(app, engine, answers)
  addMethodRoutes(app, engine, answers)
  return { app, answers }
}
