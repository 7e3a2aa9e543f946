import { randomBytes } from 'node:crypto'
import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Engine } from '#framework/engine'
import { networkOf } from '#framework/limits'
import { addRealtime, isRealtimeRequest, type RealtimeBounds } from '#framework/realtime'
import { answerEarlyError, answerErrors } from './answer-errors.ts'
import { addBodyParsers, LARGEST_BODY } from './body-parsers.ts'
import { isAnonymous } from './callers.ts'
import { addDoorRoutes } from './door-routes.ts'
import { addFileRoutes } from './file-routes.ts'
import { resumeHeaders } from './file-routes-resume.ts'
import { refuseLongGetBody } from './get-body.ts'
import { createGuestAnswers, type GuestAnswers } from './guest-answers.ts'
import { addMethodRoutes } from './method-routes.ts'
import { addResourceRoutes } from './resource-routes.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { addSessionRoutes } from './session-routes.ts'
import { refuseOtherOrigins } from './strange-page.ts'
import { addUnknownRoutes } from './unknown-routes.ts'
import { noteVisits } from './visits.ts'

export interface AppOptions {
  readonly engine: Engine
  /** Origins other than our own that may read answers: the native apps'. */
  readonly allowedOrigins: readonly string[]
  /** How many proxies in front of us are believed about who asks. */
  readonly trustedProxies: number
  /** What connections that hear of changes may take, where it is not the usual. */
  readonly realtime?: Partial<RealtimeBounds>
  /** The usual, unless told. */
  readonly patience?: Patience
}

/** How long a client may take to say what it wants, in milliseconds. */
interface Patience {
  /** For the head of a request. */
  readonly head: number
  /** For all of it, the body of an upload included. */
  readonly whole: number
  /** How often is looked who takes too long. */
  readonly watch: number
}

/** A slow network sends 10 MB in two minutes, and goes on where it broke off if it does not. */
const PATIENCE: Patience = { head: 15_000, whole: 120_000, watch: 5_000 }

const LONGEST_NAME = 2000
const LARGEST_UPLOAD = 10 * 1024 * 1024

/** Ids of requests for the log: one after the other, and others after each start. */
function requestNumbers(): () => string {
  const start = randomBytes(4).toString('hex')
  let count = 0
  return () => `${start}-${(count += 1).toString(36)}`
}

/** The server's door for documents, methods, sessions and files; pages are added by whoever serves the apps. */
export async function createApp(
  options: AppOptions,
): Promise<{ app: FastifyInstance; answers: GuestAnswers }> {
  const { engine, allowedOrigins, trustedProxies, patience = PATIENCE } = options
  const app = Fastify({
    bodyLimit: LARGEST_BODY,
    genReqId: requestNumbers(),
    trustProxy: (_address, hop) => hop < trustedProxies,
    routerOptions: { maxParamLength: LONGEST_NAME, ignoreTrailingSlash: false },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    frameworkErrors: answerEarlyError,
    requestTimeout: patience.whole,
    http: {
      headersTimeout: patience.head,
      connectionsCheckingInterval: patience.watch,
      shouldUpgradeCallback: isRealtimeRequest,
    },
  })
  // The dialect's clients may send a body with a GET, and then it speaks alone.
  app.addHttpMethod('GET', { hasBody: true, overrideExisting: true })
  const answers = createGuestAnswers(engine)
  answerErrors(app, engine)
  addSecurityHeaders(app, engine)
  app.addHook('onRequest', (request, reply, done) => {
    // What somebody is told in person is kept by nobody; answers that are the same for all say so themselves.
    if (!isAnonymous(request) || request.method === 'POST') reply.header('cache-control', 'private, no-store')
    done(refuseLongGetBody(request))
  })
  await app.register(cookie)
  await app.register(cors, {
    origin: [...allowedOrigins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: [...resumeHeaders],
    credentials: true,
    maxAge: 86_400,
    strictPreflight: false,
    optionsSuccessStatus: 200,
  })
  await app.register(multipart, {
    limits: { fileSize: LARGEST_UPLOAD, files: 1, fields: 20, fieldSize: 10_000 },
  })
  // A connection may be gone before its request is counted; then nobody waits for the answer.
  await app.register(rateLimit, { global: false, keyGenerator: ({ ip }) => networkOf(ip) ?? 'nobody' })
  refuseOtherOrigins(app, { publicUrl: engine.settings.publicUrl, allowedOrigins })
  addBodyParsers(app)
  noteVisits(app)
  addDoorRoutes(app, engine)
  addSessionRoutes(app, engine)
  addFileRoutes(app, engine)
  addResourceRoutes(app, engine, answers)
  addMethodRoutes(app, { engine, answers })
  addRealtime(app, { engine, allowedOrigins, trustedProxies, bounds: options.realtime })
  addUnknownRoutes(app)
  return { app, answers }
}
