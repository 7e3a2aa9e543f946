import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Documents, ChangeSet, Notice } from '#framework/documents'
import { withCurrentNames } from '#framework/doctypes'
import { isEarlierName, type Engine } from '#framework/engine'
import { callVerbs, Download, type Method } from '#framework/modules'
import { type Language, frameworkMessage } from '#framework/messages'
import { identityOf, isAnonymous, originOf } from '../request/callers.ts'
import { markDeprecated, producedDeprecated } from '../deprecation.ts'
import { restErrors } from '../errors.ts'
import { type Form, requestLanguage } from '../request/form.ts'
import { produceAsGuest, type GuestResponses, type ProducedResponse } from '../response/guest-responses.ts'
import { Readable } from 'node:stream'
import { isPlain, sendEncoded } from '../response/send-ready.ts'
import type { Translate } from '#meta'
import { inEnglish } from '#meta/messages'

/** Names beyond ASCII are percent-encoded beside a plain one (RFC 6266). */
function disposition({ fileName, isShown }: Download): string {
  const plain = fileName.replace(/[^\w .-]/g, '_')
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `${isShown ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** Policy of files shown by the browser (a PDF): its own viewer, and nothing from elsewhere. */
const SHOWN_POLICY =
  "default-src 'none'; object-src 'self'; img-src 'self' data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** Streams a download; its chunks are produced no faster than they are read. */
function downloadBody(reply: FastifyReply, download: Download): Readable {
  const { contentType, chunks } = download
  if (download.isShown) reply.header('content-security-policy', SHOWN_POLICY)
  reply.headers({
    'content-type': contentType,
    'content-disposition': disposition(download),
    'cache-control': 'private, no-store',
  })
  return Readable.from(chunks, { objectMode: false })
}

export interface ResponseContext {
  readonly engine: Engine
  readonly guestResponses: GuestResponses
}

export interface Call {
  readonly name: string
  readonly method: Method
  readonly form: Form
  readonly language: Language
  readonly deprecated: string | null
}

type CallArguments = Pick<Call, 'form' | 'language'>

export function methodName(url: string): string {
  const [path = ''] = url.split('?', 1)
  return path.replace(/^\/api\/(v1\/)?method\//, '').replace(/\/$/, '')
}

export function callNamed(engine: Engine, name: string, callArguments: CallArguments): Call {
  const method = engine.findMethod(name)
  if (!method) throw restErrors.unknownMethod(name)
  const form = withCurrentNames(method.input, callArguments.form)
  const isEarlier = isEarlierName(method, name)
  const deprecated = isEarlier
    ? `method ${name}`
    : form === callArguments.form
      ? null
      : `arguments of ${name}`
  return { name, method, form, language: callArguments.language, deprecated }
}

/** `{"message": …}`; without a result there is no message, and a bare method returns the body itself. */
function bodyOf({ isBare }: Method, result: unknown): object {
  if (isBare && typeof result === 'object' && result !== null) return result
  return result === null || result === undefined ? {} : { message: result }
}

/** Cache key of a call: unknown arguments are left out. */
function inputKeyOf({ name, method, form, deprecated }: Call): string {
  const args = Object.keys(method.input).map((argument) => form[argument] ?? null)
  return `${name} ${deprecated === null ? '' : 'deprecated '}${JSON.stringify(args)}`
}

function keyIn({ isTranslated }: Method, inputKey: string, language: Language): string {
  return isTranslated ? `${inputKey} ${language}` : inputKey
}

async function guestResponse(
  { engine, guestResponses }: ResponseContext,
  call: Call,
  request: FastifyRequest,
) {
  const { method, language } = call
  const inputKey = inputKeyOf(call)
  const key = keyIn(method, inputKey, language)
  const cached = guestResponses.ready(key)
  if (!cached) return guestResponses.make(key, () => produceCall(engine, call))
  if (isPlain(request))
    guestResponses.learnAddress(request.url, (next) => keyIn(method, inputKey, requestLanguage(next)))
  return cached
}

async function produceCall(engine: Engine, call: Call): Promise<ProducedResponse> {
  const { method, form, language, deprecated } = call
  const produced = await produceAsGuest(engine, async (documents) =>
    bodyOf(method, await engine.call(method, documents, { args: form, language })),
  )
  return producedDeprecated(engine, produced, deprecated)
}

export function produceMethod(
  engine: Engine,
  url: string,
  callArguments: CallArguments,
): Promise<ProducedResponse> {
  return produceCall(engine, callNamed(engine, methodName(url), callArguments))
}

function requireVerb({ methods, managesOwnTransaction }: Method, verb: string): void {
  const asked = verb === 'HEAD' ? 'GET' : verb
  if (!callVerbs.some((one) => one === asked && methods.includes(one))) throw restErrors.wrongVerb()
  if (managesOwnTransaction && asked === 'GET') throw restErrors.postOnly()
}

function runnerFor(engine: Engine, { reads, managesOwnTransaction }: Method, verb: string): Engine['read'] {
  if (managesOwnTransaction) return engine.withoutTransaction
  if (reads) return engine.read
  return verb === 'GET' || verb === 'HEAD' ? engine.dryRun : engine.write
}

export async function respondToCall(
  { engine, guestResponses }: ResponseContext,
  call: Call,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<unknown> {
  const { method, form, language } = call
  requireVerb(method, request.method)
  if (method.reads && isAnonymous(request))
    return sendEncoded(request, reply, await guestResponse({ engine, guestResponses }, call, request))
  markDeprecated(engine, reply, call.deprecated)
  const identity = await identityOf(engine, request)
  const callOptions = { args: form, origin: originOf(engine, request, identity), language }
  const run = async (documents: Documents, changeSet: ChangeSet) => {
    const result = await engine.call(method, documents, callOptions)
    if (result instanceof Download) return result
    return withNotices(bodyOf(method, result), changeSet, engine.translators[language])
  }
  const response = await runnerFor(engine, method, request.method)(identity.caller, run)
  return response instanceof Download ? downloadBody(reply, response) : response
}

function serverMessage(notice: Notice, t: Translate): string {
  const { message, title = frameworkMessage('title.message'), indicator = 'blue' } = notice
  return JSON.stringify({ message: t(message), title: t(title), indicator })
}

export function withNotices<Body extends object>(
  body: Body,
  { notices }: Pick<ChangeSet, 'notices'>,
  t: Translate = inEnglish,
): Body {
  if (notices.length === 0) return body
  return { ...body, _server_messages: JSON.stringify(notices.map((notice) => serverMessage(notice, t))) }
}
