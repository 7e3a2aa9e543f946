import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerHookHandler } from 'fastify'
import { visitedThrough } from '#framework/access-log'
import type { Engine } from '#framework/engine'
import { isAtDoor } from './at-door.ts'
import { isGuestsOwn } from './callers.ts'
import { answerCall, callNamed, methodName, type Door } from './call-method.ts'
import { commandNamed } from './commands.ts'
import { formOf } from './form.ts'
import { hasUnreadFields, readMultipartFields } from './multipart-fields.ts'
import { readyFirst } from './ready-first.ts'
import { requestLanguage } from './request-language.ts'

/** Changes that one address may make as a guest in ten minutes: a school or a carrier shares one. */
const GUEST_CHANGES = { max: 120, timeWindow: 10 * 60_000 }

/** A file in JSON is larger than other bodies. */
const ATTACHED_BODY = 15 * 1024 * 1024

/** `cmd` names a call wherever it stands, and wins over the path. */
function commandOf(request: FastifyRequest): string | null {
  const { cmd } = formOf(request)
  return typeof cmd === 'string' && cmd !== '' ? cmd : null
}

/**
 * Only a guest's change is counted, by the method that runs: whoever is signed in has limits of their own, a GET leaves
 * nothing behind, reading is served from the cache, and some methods count by what they are about.
 */
function isUncounted(engine: Engine, verb: string, name: string): boolean {
  if (verb === 'GET') return true
  const method = engine.findMethod(name)
  return !method || method.reads || method.countsItself
}

/** Runs the call that a request names, be it a method of a room or a command of the dialect. */
function answerNamed(
  door: Door,
  name: string,
  on: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<unknown> {
  const command = commandNamed(name, on.request)
  if (command) return command(door.engine, on.request, on.reply)
  const saying = { form: formOf(on.request), language: requestLanguage(on.request) }
  return answerCall(door, callNamed(door.engine, name, saying), on)
}

/** Nothing but a body or a query can hold `cmd`, however it is spelled: a plain page is not looked at. */
function mayNameCommand(request: FastifyRequest): boolean {
  const { url, body } = request
  const saysSomething = (body !== undefined && body !== null) || url.includes('?')
  return hasUnreadFields(request) || (saysSomething && commandOf(request) !== null)
}

/** `/api/method/…`, and `cmd` on any path: section 7 of the dialect. What a GET writes is rolled back. */
export function addMethodRoutes(app: FastifyInstance, door: Door): void {
  const { engine } = door
  const limit = app.rateLimit(GUEST_CHANGES)
  const count = async (request: FastifyRequest, reply: FastifyReply, name: string): Promise<void> => {
    if (isUncounted(engine, request.method, name)) return
    if (await isGuestsOwn(engine, request)) await limit.call(app, request, reply)
  }

  const answerCommand = async (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    if (hasUnreadFields(request)) await readMultipartFields(request)
    const name = commandOf(request)
    if (name === null) return done()
    visitedThrough(() => `${request.method} ${name}`)
    await count(request, reply, name)
    await reply.send(await answerNamed(door, name, { request, reply }))
  }

  // Hooks on the way of every request give no promise: a dozen of them would cost as much as a ready answer itself.
  app.addHook('preHandler', (request, reply, done) => {
    if (isAtDoor(request) || !mayNameCommand(request)) done()
    else answerCommand(request, reply, done).catch(done)
  })

  const handler = (request: FastifyRequest, reply: FastifyReply) =>
    answerNamed(door, methodName(request.url), { request, reply })
  const preHandler: preHandlerHookHandler = (request, reply, done) => {
    const name = methodName(request.url)
    if (isUncounted(engine, request.method, name)) done()
    else count(request, reply, name).then(() => done(), done)
  }
  const onRequest = readyFirst(door.answers.readyAt)
  for (const url of ['/api/method/*', '/api/v1/method/*'])
    app.route({ method: ['GET', 'POST', 'PUT', 'DELETE'], url, onRequest, preHandler, handler })
  app.post('/api/method/frappe.client.attach_file', { bodyLimit: ATTACHED_BODY }, handler)
}
