import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Documents, Journal, Notice } from '#framework/documents'
import { withCurrentNames } from '#framework/doctypes'
import { isEarlierName, type Engine } from '#framework/engine'
import { callVerbs, Download, type Method } from '#framework/modules'
import { type Language, frameworkMessage } from '#framework/messages'
import { identityOf, isAnonymous, originOf } from '../request/callers.ts'
import { markDeprecated, producedDeprecated } from '../deprecation.ts'
import { restErrors } from '../errors.ts'
import { type Form, requestLanguage } from '../request/form.ts'
import { produceAsGuest, type GuestAnswers, type Produced } from '../response/guest-responses.ts'
import { Readable } from 'node:stream'
import { isPlain, sendReady } from '../response/send-ready.ts'
import type { Translate } from '#meta'
import { inEnglish } from '#meta/messages'

/** Names beyond ASCII stand percent-encoded beside a plain one (RFC 6266). */
function disposition({ fileName, isShown }: Download): string {
  const plain = fileName.replace(/[^\w .-]/g, '_')
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `${isShown ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** What a browser shows itself (a PDF) needs its viewer, and nothing from elsewhere. */
const SHOWN_POLICY =
  "default-src 'none'; object-src 'self'; img-src 'self' data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** The body of a download, for whoever sends the reply; its pieces are made no faster than they are taken. */
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

/** What every handler stands on. */
export interface ResponseContext {
  readonly engine: Engine
  readonly answers: GuestAnswers
}

/** A method by the name that a client used, and what the client said, in which language. */
export interface Call {
  readonly name: string
  readonly method: Method
  readonly form: Form
  readonly language: Language
  /** What it used of the last release's names, for the log; null for nothing. */
  readonly deprecated: string | null
}

/** What a client said. */
type Saying = Pick<Call, 'form' | 'language'>

/** The method's name is the rest of the path: dots and all, a slash at the end forgiven. */
export function methodName(url: string): string {
  const [path = ''] = url.split('?', 1)
  return path.replace(/^\/api\/(v1\/)?method\//, '').replace(/\/$/, '')
}

export function callNamed(engine: Engine, name: string, saying: Saying): Call {
  const method = engine.findMethod(name)
  if (!method) throw restErrors.unknownMethod(name)
  const form = withCurrentNames(method.input, saying.form)
  const isEarlier = isEarlierName(method, name)
  const deprecated = isEarlier ? `method ${name}` : form === saying.form ? null : `arguments of ${name}`
  return { name, method, form, language: saying.language, deprecated }
}

/** `{"message": …}`; a method that returns nothing has no message, and a bare one answers the body itself. */
function bodyOf({ isBare }: Method, result: unknown): object {
  if (isBare && typeof result === 'object' && result !== null) return result
  return result === null || result === undefined ? {} : { message: result }
}

/** Only the arguments that the method knows tell two questions apart. */
function questionOf({ name, method, form, deprecated }: Call): string {
  const args = Object.keys(method.input).map((argument) => form[argument] ?? null)
  return `${name} ${deprecated === null ? '' : 'deprecated '}${JSON.stringify(args)}`
}

function keyIn({ isTranslated }: Method, question: string, language: Language): string {
  return isTranslated ? `${question} ${language}` : question
}

/** A guest's answer; where it stood ready already, the address is known from now on. */
async function answerGuest({ engine, answers }: ResponseContext, call: Call, request: FastifyRequest) {
  const { method, language } = call
  const question = questionOf(call)
  const key = keyIn(method, question, language)
  const known = answers.ready(key)
  if (!known) return answers.make(key, () => produceCall(engine, call))
  if (isPlain(request))
    answers.learnAddress(request.url, (next) => keyIn(method, question, requestLanguage(next)))
  return known
}

async function produceCall(engine: Engine, call: Call): Promise<Produced> {
  const { method, form, language, deprecated } = call
  const produced = await produceAsGuest(engine, async (documents) =>
    bodyOf(method, await engine.call(method, documents, { args: form, language })),
  )
  return producedDeprecated(engine, produced, deprecated)
}

/** A guest's call of a method that only reads, wherever it comes from. */
export function produceMethod(engine: Engine, url: string, saying: Saying): Promise<Produced> {
  return produceCall(engine, callNamed(engine, methodName(url), saying))
}

/** HEAD is a GET of which only the head is wanted. */
function requireVerb({ methods, managesOwnTransaction }: Method, verb: string): void {
  const asked = verb === 'HEAD' ? 'GET' : verb
  if (!callVerbs.some((one) => one === asked && methods.includes(one))) throw restErrors.wrongVerb()
  if (managesOwnTransaction && asked === 'GET') throw restErrors.postOnly()
}

/** How the work of a call is framed: what a GET writes is rolled back. */
function frameOf(engine: Engine, { reads, managesOwnTransaction }: Method, verb: string): Engine['read'] {
  if (managesOwnTransaction) return engine.withoutTransaction
  if (reads) return engine.read
  return verb === 'GET' || verb === 'HEAD' ? engine.dryRun : engine.write
}

/** Calls a method for whoever asks over HTTP. */
export async function answerCall(
  { engine, answers }: ResponseContext,
  call: Call,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<unknown> {
  const { method, form, language } = call
  requireVerb(method, request.method)
  if (method.reads && isAnonymous(request))
    return sendReady(request, reply, await answerGuest({ engine, answers }, call, request))
  markDeprecated(engine, reply, call.deprecated)
  const identity = await identityOf(engine, request)
  const calling = { args: form, origin: originOf(engine, request, identity), language }
  const run = async (documents: Documents, journal: Journal) => {
    const result = await engine.call(method, documents, calling)
    if (result instanceof Download) return result
    return withNotices(bodyOf(method, result), journal, engine.translators[language])
  }
  const answer = await frameOf(engine, method, request.method)(identity.caller, run)
  return answer instanceof Download ? downloadBody(reply, answer) : answer
}

function serverMessage(notice: Notice, t: Translate): string {
  const { message, title = frameworkMessage('title.message'), indicator = 'blue' } = notice
  return JSON.stringify({ message: t(message), title: t(title), indicator })
}

/** An answer with what its makers had to say beside it: `_server_messages`, as the dialect's clients read them. */
export function withNotices<Body extends object>(
  body: Body,
  { notices }: Pick<Journal, 'notices'>,
  t: Translate = inEnglish,
): Body {
  if (notices.length === 0) return body
  return { ...body, _server_messages: JSON.stringify(notices.map((notice) => serverMessage(notice, t))) }
}
