import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Documents, Journal } from '#framework/documents'
import type { Engine } from '#framework/engine'
import { DialectError } from '#framework/errors'
import type { Method } from '#framework/modules'
import { guest } from '#framework/permissions'
import { identityOf, isAnonymous } from './callers.ts'
import { formOf, type Form } from './form.ts'
import { jsonHeaders, type GuestAnswers, type Produced } from './guest-answers.ts'
import { sendReady } from './send-ready.ts'

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
function callOf(engine: Engine, request: FastifyRequest): Call {
  const path = request.url.split('?', 1)[0] ?? ''
  const name = path.replace(/^\/api\/(v1\/)?method\//, '').replace(/\/$/, '')
  const method = engine.findMethod(name)
  if (!method) throw unknownMethod(name)
  return { name, method, form: formOf(request) }
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

async function produce(engine: Engine, { method, form }: Call): Promise<Produced> {
  const read = async (documents: Documents, journal: Journal) => ({
    result: await engine.call(method, documents, form),
    tags: journal.read,
  })
  const { result, tags } = await engine.read(guest, read)
  return { status: 200, headers: jsonHeaders, body: Buffer.from(JSON.stringify(wrapped(result))), tags }
}

async function handleCall(engine: Engine, answers: GuestAnswers, request: FastifyRequest, reply: FastifyReply) {
  const call = callOf(engine, request)
  const { method, form } = call
  if (method.reads && isAnonymous(request))
    return sendReady(request, reply, await answers.answer(cacheKey(call), () => produce(engine, call)))
  const { caller } = await identityOf(engine, request)
  const run = (documents: Documents) => engine.call(method, documents, form)
  if (method.reads) return wrapped(await engine.read(caller, run))
  return wrapped(await (request.method === 'GET' ? engine.rehearse(caller, run) : engine.write(caller, run)))
}

/** `/api/method/…`, section 7 of the dialect. What a GET writes is rolled back. */
export function addMethodRoutes(app: FastifyInstance, engine: Engine, answers: GuestAnswers): void {
  app.get('/api/method/ping', async () => ({ message: 'pong' }))
  for (const url of ['/api/method/*', '/api/v1/method/*'])
    app.route({
      method: ['GET', 'POST', 'PUT', 'DELETE'],
      url,
      handler: (request, reply) => handleCall(engine, answers, request, reply),
    })
}
