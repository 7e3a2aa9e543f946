import type { Documents } from '#framework/documents'
import { guest } from '#framework/permissions'
import { randomBytes } from 'node:crypto'
import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, errorCodes, type FastifyRequest, type FastifyReply } from 'fastify'
import type { Engine } from '#framework/engine'
import { networkOf } from '#framework/rate-limit'
import { addRealtime, isRealtimeRequest, type RealtimeLimits } from '#framework/realtime'
import { sendEarlyError, addErrorHandlers } from './response/error-body.ts'
import { addBodyParsers, LARGEST_BODY } from './request/body-parsers.ts'
import { isAnonymous, isSecure, refuseOtherOrigins } from './request/callers.ts'
import { isDemoRefused } from '#framework/identity'
import { type RawRoute, type RawRequest, insideProcess } from '#framework/modules'
import { addFileRoutes } from './file/file-routes.ts'
import { resumeHeaders } from './file/file-routes-resume.ts'
import { createGuestResponses, type GuestResponses } from './response/guest-responses.ts'
import { addMethodRoutes } from './method/method-routes.ts'
import { addResourceRoutes } from './resource/resource-routes.ts'
import { addSessionRoutes } from './session/session-routes.ts'
import { restErrors } from './errors.ts'
import { visiting } from '#framework/audit-log'
import { methodName } from './method/call-method.ts'
import { resourcePath } from './resource/guest-access.ts'

const MAX_IN_A_MINUTE = 600
const MINUTE = 60_000
const nothing = Buffer.alloc(0)

function textsIn(values: unknown): Record<string, string> {
  const entries = typeof values === 'object' && values !== null ? Object.entries(values) : []
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function requestOf(engine: Engine, request: FastifyRequest, documents: Documents): RawRequest {
  const address = request.ip
  const origin = { ...insideProcess, address, isDemoRefused: isDemoRefused(engine.settings, request.raw) }
  return {
    method: request.method,
    params: textsIn(request.params),
    query: textsIn(request.query),
    headers: textsIn(request.headers),
    body: Buffer.isBuffer(request.body) ? request.body : nothing,
    ctx: engine.contextFor(documents, { origin, language: 'en' }),
    enqueue: engine.enqueue,
  }
}

function addRawRoute(scope: FastifyInstance, engine: Engine, rawRoute: RawRoute): void {
  const { path: url, methods, bodyLimit, mostInAMinute: max = MAX_IN_A_MINUTE } = rawRoute
  const config = { isRawRoute: true, rateLimit: { max, timeWindow: MINUTE } }
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const {
      status,
      headers = {},
      body = '',
    } = await engine.withoutTransaction(guest, (documents) =>
      rawRoute.run(requestOf(engine, request, documents)),
    )
    return reply.code(status).headers(headers).send(body)
  }
  scope.route({ method: [...methods], url, bodyLimit, config, handler })
}

/** Adds modules' raw routes. Bodies stay bytes, because signatures are checked on them. */
function addRawRoutes(app: FastifyInstance, engine: Engine): void {
  const rawRoutes = engine.modules.flatMap((module) => module.rawRoutes)
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    for (const rawRoute of rawRoutes) addRawRoute(scope, engine, rawRoute)
  })
}

const common = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'geolocation=(self), camera=(self), microphone=()',
  'cross-origin-opener-policy': 'same-origin',
}

/** Policy of API responses, which are data: opened as a page they load nothing, run nothing and are not framed. */
const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Seconds; a year. Subdomains are excluded, because they are not ours. */
const TRANSPORT_SECURITY = 'max-age=31536000'

function addSecurityHeaders(app: FastifyInstance, engine: Engine): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(common)
    if (request.url.startsWith('/api')) reply.header('content-security-policy', DATA_POLICY)
    if (isSecure(engine, request)) reply.header('strict-transport-security', TRANSPORT_SECURITY)
    done()
  })
}

export function addVary(reply: FastifyReply, ...names: readonly string[]): void {
  const existing = reply.getHeader('vary')?.toString().split(/, */) ?? []
  const known = new Set(existing.map((name) => name.toLowerCase()))
  reply.header('vary', [...existing, ...names.filter((name) => !known.has(name))].join(', '))
}

/** Bytes in the body of a GET: no query of the dialect is longer, and a GET is not rate-limited. */
const MOST = 16 * 1024

/** Refuses a GET with a longer body, or without its length, before reading it. */
function refuseLongGetBody({ method, headers }: FastifyRequest): Error | undefined {
  if (method !== 'GET') return undefined
  const { 'content-length': length, 'transfer-encoding': encoding } = headers
  if (encoding === undefined && (length === undefined || Number(length) <= MOST)) return undefined
  return new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE()
}

export interface AppOptions {
  readonly engine: Engine
  readonly allowedOrigins: readonly string[]
  readonly trustedProxies: number
  readonly realtime?: Partial<RealtimeLimits>
  readonly patience?: Patience
}

/** Timeouts of a client's request, in milliseconds. */
interface Patience {
  readonly head: number
  readonly total: number
  readonly watch: number
}

/** A slow network sends 10 MB in two minutes, and otherwise resumes the upload. */
const PATIENCE: Patience = { head: 15_000, total: 120_000, watch: 5_000 }

const LONGEST_NAME = 2000
const LARGEST_UPLOAD = 10 * 1024 * 1024

/** Request ids for the log: consecutive, with a new prefix after each start. */
function requestNumbers(): () => string {
  const start = randomBytes(4).toString('hex')
  let count = 0
  return () => `${start}-${(count += 1).toString(36)}`
}

export async function createApp(
  options: AppOptions,
): Promise<{ app: FastifyInstance; guestResponses: GuestResponses }> {
  const { engine, allowedOrigins, trustedProxies, patience = PATIENCE } = options
  const app = Fastify({
    bodyLimit: LARGEST_BODY,
    genReqId: requestNumbers(),
    trustProxy: (_address, hop) => hop < trustedProxies,
    routerOptions: { maxParamLength: LONGEST_NAME, ignoreTrailingSlash: false },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    frameworkErrors: sendEarlyError,
    requestTimeout: patience.total,
    http: {
      headersTimeout: patience.head,
      connectionsCheckingInterval: patience.watch,
      shouldUpgradeCallback: isRealtimeRequest,
    },
  })
  // The dialect's clients may send a body with a GET, whose fields then replace the query.
  app.addHttpMethod('GET', { hasBody: true, overrideExisting: true })
  const guestResponses = createGuestResponses(engine)
  addErrorHandlers(app, engine)
  addSecurityHeaders(app, engine)
  app.addHook('onRequest', (request, reply, done) => {
    // Personal responses are not cached; shared ones set their own header.
    if (!isAnonymous(request) || request.method === 'POST') reply.header('cache-control', 'private, no-store')
    done(refuseLongGetBody(request))
  })
  await app.register(cookie)
  await app.register(cors, {
    origin: [...allowedOrigins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: [...resumeHeaders, 'Deprecation'],
    credentials: true,
    maxAge: 86_400,
    strictPreflight: false,
    optionsSuccessStatus: 200,
  })
  await app.register(multipart, {
    limits: { fileSize: LARGEST_UPLOAD, files: 1, fields: 20, fieldSize: 10_000 },
  })
  await app.register(rateLimit, { global: false, keyGenerator: ({ ip }) => networkOf(ip) ?? 'nobody' })
  refuseOtherOrigins(app, { publicUrl: engine.settings.publicUrl, allowedOrigins })
  addBodyParsers(app)
  noteVisits(app)
  addRawRoutes(app, engine)
  addSessionRoutes(app, engine)
  addFileRoutes(app, engine)
  addResourceRoutes(app, engine, guestResponses)
  addMethodRoutes(app, { engine, guestResponses })
  addRealtime(app, { engine, allowedOrigins, trustedProxies, limits: options.realtime })
  addUnknownRoutes(app)
  return { app, guestResponses }
}

async function refuse({ method, url }: FastifyRequest): Promise<never> {
  throw restErrors.unknownAddress(method, url.split('?', 1)[0] ?? '')
}

/** Responds to unknown calls, `/api/v2` among them, with 404 `DoesNotExistError` instead of a page. */
function addUnknownRoutes(app: FastifyInstance): void {
  for (const url of ['/api', '/api/*'])
    app.route({ method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], url, handler: refuse })
}

/**
 * Path in the read log: one spelling for each document, list and method, whatever version, encoding or slash the
 * request used.
 */
function canonicalPath(path: string): string {
  if (/^\/api\/(?:v1\/)?method\//.test(path)) return `/api/method/${methodName(path)}`
  if (!/^\/api\/(?:v1\/)?resource\//.test(path)) return path
  const { doctype, name } = resourcePath(path)
  return ['/api/resource', ...[doctype, name ?? []].flat().map(encodeURIComponent)].join('/')
}

function addressOf({ method, url }: FastifyRequest): string {
  return `${method} ${canonicalPath(url.split('?', 1)[0] ?? '')}`
}

function noteVisits(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => visiting(() => addressOf(request), done))
}
