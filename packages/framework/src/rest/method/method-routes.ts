import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerHookHandler } from 'fastify'
import { visitedThrough } from '#framework/audit-log'
import type { Engine } from '#framework/engine'
import { isRawRouteRequest, LARGEST_BODY } from '../request/body-parsers.ts'
import { isGuestsOwn, identityOf, isFromOwnPage } from '../request/callers.ts'
import { respondToCall, callNamed, methodName, type ResponseContext } from './call-method.ts'
import { createFileFromBody, File } from '#framework/files'
import { formOf, asFormError, requestLanguage } from '../request/form.ts'
import { presentDocument } from '../resource/wire.ts'
import { restErrors } from '../errors.ts'
import { handleBrowserRegister, handleLogin, handleLogout, isBrowser } from '../session/session-routes.ts'
import { type DialectError, errorFactory } from '#framework/errors'
import { frameworkMessages } from '#framework/messages'
import { sendCachedFirst } from '../response/send-ready.ts'

type Command = (engine: Engine, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

function byPost(command: Command): Command {
  return async (engine, request, reply) => {
    if (request.method !== 'POST') throw restErrors.postOnly()
    return command(engine, request, reply)
  }
}

const pong: Command = async (engine, request) => {
  if (request.headers.authorization !== undefined) await identityOf(engine, request)
  return { message: 'pong' }
}

/** Signs out by GET, as the dialect's clients do; browsers only from a page of ours. */
const logout: Command = async (engine, request, reply) => {
  const { method, headers } = request
  const isOwn = headers['sec-fetch-site'] === undefined || isFromOwnPage(request)
  if (method !== 'POST' && !(method === 'GET' && isOwn)) throw restErrors.postOnly()
  return handleLogout(engine, request, reply)
}

const commands: ReadonlyMap<string, Command> = new Map([
  ['login', byPost(handleLogin)],
  ['logout', logout],
  ['ping', pong],
  ['frappe.ping', pong],
  ['frappe.client.attach_file', byPost(attachFile)],
])

/** Sign-in methods for which a browser gets cookies and other devices keys. */
const browserCommands: ReadonlyMap<string, Command> = new Map([
  ['mela.identity.register', byPost(handleBrowserRegister)],
])

function commandNamed(name: string, request: FastifyRequest): Command | undefined {
  const ofBrowsers = browserCommands.get(name)
  return ofBrowsers && isBrowser(request) ? ofBrowsers : commands.get(name)
}

/** `frappe.client.attach_file`: attaches a file from the body to a document. Section 8 of the dialect. */
async function attachFile(engine: Engine, request: FastifyRequest): Promise<unknown> {
  const { caller } = await identityOf(engine, request)
  const { filename, filedata, doctype, docname, docfield, folder, is_private, decode_base64 } =
    formOf(request)
  const stored = await createFileFromBody(engine, caller, {
    file_name: filename,
    content: filedata,
    decode: decode_base64,
    attached_to_doctype: doctype,
    attached_to_name: docname,
    attached_to_field: docfield,
    folder,
    is_private,
  })
  return { message: presentDocument(File, stored, caller) }
}

const error = errorFactory('rest', frameworkMessages.en)

const LIMITS = { fields: 200, fieldSize: LARGEST_BODY, files: 0 }

function isUpload({ url }: FastifyRequest): boolean {
  return /^\/api\/(v1\/)?method\/upload_file\/?(\?|$)/.test(url)
}

function hasUnreadFields(request: FastifyRequest): boolean {
  const type = request.headers['content-type']
  return type !== undefined && type.startsWith('multipart/form-data') && !isUpload(request)
}

function tooLarge(): DialectError {
  return error('too_large', {
    type: 'RequestTooLargeError',
  })
}

async function fieldsOf(request: FastifyRequest): Promise<ReadonlyMap<string, unknown>> {
  const fields = new Map<string, unknown>()
  let size = 0
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type !== 'field') continue
    size += Buffer.byteLength(String(part.value))
    if (size > LARGEST_BODY || part.valueTruncated) throw tooLarge()
    fields.set(part.fieldname, part.value)
  }
  return fields
}

async function readMultipartFields(request: FastifyRequest): Promise<void> {
  try {
    request.body = Object.fromEntries(await fieldsOf(request))
  } catch (cause) {
    throw asFormError(cause)
  }
}

/** Changes by guests of one address, which a school or a carrier may share, in ten minutes. */
const GUEST_CHANGES = { max: 120, timeWindow: 10 * 60_000 }

/** Bytes; larger than other bodies, because JSON holds a file. */
const ATTACHED_BODY = 15 * 1024 * 1024

/** `cmd` names a call on any path, and wins over the path. */
function commandOf(request: FastifyRequest): string | null {
  const { cmd } = formOf(request)
  return typeof cmd === 'string' && cmd !== '' ? cmd : null
}

/**
 * True for calls outside of the guests' rate limit: signed-in users have limits of their own, a GET changes nothing,
 * reads are cached, and some methods count by their subject.
 */
function isUncounted(engine: Engine, verb: string, name: string): boolean {
  if (verb === 'GET') return true
  const method = engine.findMethod(name)
  return !method || method.reads || method.countsItself
}

function respondToMethod(
  context: ResponseContext,
  name: string,
  on: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<unknown> {
  const command = commandNamed(name, on.request)
  if (command) return command(context.engine, on.request, on.reply)
  const callArguments = { form: formOf(on.request), language: requestLanguage(on.request) }
  return respondToCall(context, callNamed(context.engine, name, callArguments), on)
}

function mayNameCommand(request: FastifyRequest): boolean {
  const { url, body } = request
  const hasInput = (body !== undefined && body !== null) || url.includes('?')
  return hasUnreadFields(request) || (hasInput && commandOf(request) !== null)
}

/** `/api/method/…`, and `cmd` on any path: section 7 of the dialect. A GET is rolled back. */
export function addMethodRoutes(app: FastifyInstance, context: ResponseContext): void {
  const { engine } = context
  const limit = app.rateLimit(GUEST_CHANGES)
  const count = async (request: FastifyRequest, reply: FastifyReply, name: string): Promise<void> => {
    if (isUncounted(engine, request.method, name)) return
    if (await isGuestsOwn(engine, request)) await limit.call(app, request, reply)
  }

  const respondToCommand = async (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    if (hasUnreadFields(request)) await readMultipartFields(request)
    const name = commandOf(request)
    if (name === null) return done()
    visitedThrough(() => `${request.method} ${name}`)
    await count(request, reply, name)
    await reply.send(await respondToMethod(context, name, { request, reply }))
  }

  // Hooks of every request are synchronous: a dozen promises would cost as much as a cached response.
  app.addHook('preHandler', (request, reply, done) => {
    if (isRawRouteRequest(request) || !mayNameCommand(request)) done()
    else respondToCommand(request, reply, done).catch(done)
  })

  const handler = (request: FastifyRequest, reply: FastifyReply) =>
    respondToMethod(context, methodName(request.url), { request, reply })
  const preHandler: preHandlerHookHandler = (request, reply, done) => {
    const name = methodName(request.url)
    if (isUncounted(engine, request.method, name)) done()
    else count(request, reply, name).then(() => done(), done)
  }
  const onRequest = sendCachedFirst(context.guestResponses.readyAt)
  for (const url of ['/api/method/*', '/api/v1/method/*'])
    app.route({ method: ['GET', 'POST', 'PUT', 'DELETE'], url, onRequest, preHandler, handler })
  app.post('/api/method/frappe.client.attach_file', { bodyLimit: ATTACHED_BODY }, handler)
}
