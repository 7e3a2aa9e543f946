import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Documents } from '#framework/documents'
import type { Engine } from '#framework/engine'
import { DialectError } from '#framework/errors'
import type { Method } from '#framework/modules'
import { identityOf, isAnonymous } from './callers.ts'
import { formOf, type Form } from './form.ts'
import { produceAsGuest, type GuestAnswers, type Produced } from './guest-answers.ts'
import { sendReady } from './send-ready.ts'

/** What every handler stands on. */
interface Door {
  readonly engine: Engine
  readonly answers: GuestAnswers
}

interface Call {
  readonly name: string
  readonly method: Method
  readonly form: Form
}

function unknownMethod(name: string): DialectError {
  return new DialectError({
    code: 'rest.unknown_method',
    type: 'ValidationError',
    messages: [`Failed to get method for command ${name}`],
  })
}

/** The method's name is the rest of the path: dots and all, a slash at the end forgiven. */
function methodName(url: string): string {
  const [path = ''] = url.split('?', 1)
  return path.replace(/^\/api\/(v1\/)?method\//, '').replace(/\/$/, '')
}

function callNamed(engine: Engine, url: string, form: Form): Call {
  const name = methodName(url)
  const method = engine.findMethod(name)
  if (!method) throw unknownMethod(name)
  return { name, method, form }
}

/** `{"message": …}`; a method that returns nothing has no message. */
function wrapped(result: unknown): { readonly message?: unknown } {
  return result === null || result === undefined ? {} : { message: result }
}

/** Only the arguments that the method knows tell two questions apart. */
function cacheKey({ name, method, form }: Call): string {
  const args = Object.keys(method.input).map((argument) => form[argument] ?? null)
  return `${name} ${JSON.stringify(args)}`
}

function produceCall(engine: Engine, { method, form }: Call): Promise<Produced> {
  return produceAsGuest(engine, async (documents) => wrapped(await engine.call(method, documents, form)))
}

/** A guest's call of a method that only reads, wherever it comes from. */
export function produceMethod(engine: Engine, url: string, form: Form): Promise<Produced> {
  return produceCall(engine, callNamed(engine, url, form))
}

async function handleCall({ engine, answers }: Door, request: FastifyRequest, reply: FastifyReply) {
  const call = callNamed(engine, request.url, formOf(request))
  const { method, form } = call
  if (method.reads && isAnonymous(request))
    return sendReady(request, reply, await answers.answer(cacheKey(call), () => produceCall(engine, call)))
  const { caller } = await identityOf(engine, request)
  const run = (documents: Documents) => engine.call(method, documents, form)
  if (method.reads) return wrapped(await engine.read(caller, run))
  return wrapped(await (request.method === 'GET' ? engine.rehearse(caller, run) : engine.write(caller, run)))
}

/** Changes that one address may make as a guest in ten minutes: a school or a carrier shares one. */
const GUEST_CHANGES = { max: 120, timeWindow: 10 * 60_000 }

/** Only a guest's change is counted: whoever is signed in has limits of his own, and reading is served from the cache. */
function isUncounted(engine: Engine, request: FastifyRequest): boolean {
  if (!isAnonymous(request)) return true
  const name = methodName(request.url)
  return name === 'ping' || (engine.findMethod(name)?.reads ?? true)
}

/** `/api/method/…`, section 7 of the dialect. What a GET writes is rolled back. */
export function addMethodRoutes(app: FastifyInstance, engine: Engine, answers: GuestAnswers): void {
  app.get('/api/method/ping', async () => ({ message: 'pong' }))
  const preHandler = app.rateLimit({ ...GUEST_CHANGES, allowList: (request) => isUncounted(engine, request) })
  for (const url of ['/api/method/*', '/api/v1/method/*'])
    app.route({
      method: ['GET', 'POST', 'PUT', 'DELETE'],
      url,
      preHandler,
      handler: (request, reply) => handleCall({ engine, answers }, request, reply),
    })
}
