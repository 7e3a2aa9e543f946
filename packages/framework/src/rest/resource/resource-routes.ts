import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { withCurrentNames, type DocType, type Verb } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import type { Engine } from '#framework/engine'
import { documentErrors } from '#framework/errors'
import { createFileFromBody } from '#framework/files'
import type { Caller } from '#framework/permissions'
import type { Row } from '#framework/queries'
import { identityOf, isAnonymous, originOf } from '../request/callers.ts'
import { respondToCall, callNamed, type ResponseContext, withNotices } from '../method/call-method.ts'
import { deprecatedUse, markDeprecated, producedDeprecated } from '../deprecation.ts'
import { documentOf, formOf, jsonParameter, type Form, requestLanguage } from '../request/form.ts'
import {
  resolveGuestAccess,
  withoutProof,
  needsGuestAccessToRead,
  proofOf,
  readByGuestAccess,
  type Bearer,
  resourcePath,
} from './guest-access.ts'
import { produceAsGuest, type GuestResponses, type ProducedResponse } from '../response/guest-responses.ts'
import { expandLinks, respondWithList, isOn } from './list-response.ts'
import { sendCachedFirst, sendEncoded } from '../response/send-ready.ts'
import { translateDocuments, fromWire, presentDocument } from './wire.ts'

interface NewDocument {
  readonly engine: Engine
  readonly caller: Caller
  readonly type: DocType
}

async function typeNamed(engine: Engine, doctype: string): Promise<DocType> {
  const type = await engine.findType(doctype)
  if (!type) throw documentErrors.unknownDocType(doctype)
  return type
}

async function list(resource: ResourceRequest): Promise<object> {
  const { documents, type, form } = resource
  const { rows, debug } = await respondWithList(documents, type, {
    ...form,
    fields: form['fields'] === '*' ? '*' : jsonParameter(form, 'fields'),
    filters: jsonParameter(form, 'filters'),
    or_filters: jsonParameter(form, 'or_filters'),
    expand: jsonParameter(form, 'expand'),
  })
  return { data: await translateDocuments(resource, rows), ...debug }
}

interface ResourceRequest {
  readonly engine: Engine
  readonly documents: Documents
  readonly type: DocType
  readonly name: string | null
  readonly form: Form
  readonly bearer: Bearer
}

async function readResource(resource: ResourceRequest): Promise<object> {
  const { documents, type, name, form } = resource
  const granted = await readByGuestAccess(resource, name, form)
  if (granted !== null) return { data: granted }
  if (name === null) return list(resource)
  const shown = [presentDocument(type, await documents.get(type, name), documents.caller)]
  const links = { type, requested: null }
  const [presented] = await translateDocuments(
    resource,
    isOn(form['expand_links']) ? await expandLinks(documents, links, shown) : shown,
  )
  return { data: presented }
}

export async function produceResource(engine: Engine, url: string, form: Form): Promise<ProducedResponse> {
  const { doctype, name } = resourcePath(url)
  const type = await typeNamed(engine, doctype)
  const produced = await produceAsGuest(engine, (documents) =>
    readResource({ engine, documents, type, name, form, bearer: withoutProof }),
  )
  const deprecated = producedDeprecated(engine, produced, deprecatedUse({ doctype, type, form }))
  // An alias of a type is a setting: a change of settings may change what the URL means.
  return doctype === type.name
    ? deprecated
    : { ...deprecated, tags: [...deprecated.tags, 'Website Settings'] }
}

function methodOf({ run_method: method }: Form): string | null {
  return typeof method === 'string' && method !== '' ? method : null
}

/** `run_method`: calls a document's own method; a GET is rolled back. */
async function runMethod(engine: Engine, request: FastifyRequest, method: string): Promise<object> {
  const { caller } = await identityOf(engine, request)
  const { doctype, name } = resourcePath(request.url)
  const type = await typeNamed(engine, doctype)
  const { run_method: _method, ...args } = formOf(request)
  const frame = request.method === 'POST' ? engine.write : engine.dryRun
  return frame(caller, async (documents, changeSet) =>
    withNotices({ data: await documents.run(type, required(type, name), method, args) }, changeSet),
  )
}

/** Types of the dialect without documents here: reading them is a call. */
const definitions: readonly string[] = ['DocType', 'DocField']

function readDefinition(
  context: ResponseContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> | null {
  const { doctype, name } = resourcePath(request.url)
  if (!definitions.includes(doctype)) return null
  const form = { ...formOf(request), doctype, name }
  const language = requestLanguage(request)
  return respondToCall(context, callNamed(context.engine, 'mela.rpc.get_definitions', { form, language }), {
    request,
    reply,
  })
}

async function handleRead(context: ResponseContext, request: FastifyRequest, reply: FastifyReply) {
  const { engine, guestResponses: answers } = context
  const definition = readDefinition(context, request, reply)
  if (definition !== null) return definition
  const form = formOf(request)
  const method = methodOf(form)
  if (method !== null) return runMethod(engine, request, method)
  const isAnonymousCaller = isAnonymous(request)
  const needsGuestAccess = isAnonymousCaller && needsGuestAccessToRead(engine, request)
  if (isAnonymousCaller && request.body === undefined && !needsGuestAccess)
    return sendEncoded(
      request,
      reply,
      await answers.respond(request.url, () => produceResource(engine, request.url, form)),
    )
  const identity = await identityOf(engine, request)
  const { doctype, name } = resourcePath(request.url)
  const type = await typeNamed(engine, doctype)
  markDeprecated(engine, reply, deprecatedUse({ doctype, type, form }))
  const bearer = { proof: proofOf(request), origin: originOf(engine, request, identity) }
  if (needsGuestAccess) reply.header('cache-control', 'private, no-store')
  return engine.read(identity.caller, (documents) =>
    readResource({ engine, documents, type, name, form, bearer }),
  )
}

interface ResourceChange {
  readonly engine: Engine
  readonly type: DocType
  readonly name: string | null
  readonly values: Row
  readonly bearer: Bearer
}

async function changeByGuestAccess(caller: Caller, verb: Verb, change: ResourceChange): Promise<unknown> {
  const { name, values } = change
  return change.engine.withoutTransaction(caller, (documents) =>
    resolveGuestAccess<unknown>({ ...change, documents, verb }, (strategy, passage) => {
      if (name === null) return strategy.create(passage, values)
      return verb === 'delete' ? strategy.remove(passage, name) : strategy.save(passage, name, values)
    }),
  )
}

async function store(
  { engine, caller, type }: NewDocument,
  name: string | null,
  values: Row,
): Promise<object> {
  if (type.name === 'File' && name === null)
    return { data: presentDocument(type, await createFileFromBody(engine, caller, values), caller) }
  return engine.write(caller, async (documents, changeSet) => {
    const written = fromWire(type, values)
    const stored = await (name === null
      ? documents.insert(type, written)
      : documents.save(type, name, written))
    return withNotices({ data: presentDocument(type, stored, caller) }, changeSet)
  })
}

async function handleWrite(engine: Engine, request: FastifyRequest, reply: FastifyReply) {
  const form = formOf(request)
  const method = methodOf(form)
  if (method !== null && request.method === 'POST') return runMethod(engine, request, method)
  const identity = await identityOf(engine, request)
  const { caller } = identity
  const { doctype, name } = resourcePath(request.url)
  const type = await typeNamed(engine, doctype)
  const isNew = request.method === 'POST' && name === null
  const bearer = { proof: proofOf(request), origin: originOf(engine, request, identity) }
  const verb = request.method === 'DELETE' ? 'delete' : isNew ? 'create' : 'write'
  const written = documentOf(form)
  markDeprecated(engine, reply, deprecatedUse({ doctype, type, form: written }))
  const values = { ...withCurrentNames(type.fields, written), ...ticketFor(type, bearer) }
  const change = { engine, type, name: isNew ? null : required(type, name), values, bearer }
  const granted = await changeByGuestAccess(caller, verb, change)
  if (granted !== null) return verb === 'delete' ? reply.code(202).send({ data: 'ok' }) : { data: granted }
  if (verb === 'delete') {
    const response = await engine.write(caller, async (documents, changeSet) => {
      await documents.delete(type, required(type, name))
      return withNotices({ data: 'ok' }, changeSet)
    })
    return reply.code(202).send(response)
  }
  return store({ engine, caller, type }, change.name, values)
}

function ticketFor(type: DocType, { proof }: Bearer): Row {
  return type.name === 'File' && proof.ticket !== null ? { upload_ticket: proof.ticket } : {}
}

function required(type: DocType, name: string | null): string {
  if (name === null) throw documentErrors.notFound(type.name, '')
  return name
}

/** Bytes; base64 of the largest upload, with its document. */
const UPLOAD_BODY = 15 * 1024 * 1024

/** `/api/resource/…`, sections 2 and 3 of the dialect. */
export function addResourceRoutes(app: FastifyInstance, engine: Engine, answers: GuestResponses): void {
  for (const url of ['/api/resource/*', '/api/v1/resource/*']) {
    app.get(url, { onRequest: sendCachedFirst(({ url }) => answers.ready(url)) }, (request, reply) =>
      handleRead({ engine, guestResponses: answers }, request, reply),
    )
    app.route({
      method: ['POST', 'PUT', 'DELETE'],
      url,
      handler: (request, reply) => handleWrite(engine, request, reply),
    })
  }
  app.post('/api/resource/File', { bodyLimit: UPLOAD_BODY }, (request, reply) =>
    handleWrite(engine, request, reply),
  )
}
