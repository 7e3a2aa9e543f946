import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DocType } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import type { Engine } from '#framework/engine'
import { documentErrors } from '#framework/errors'
import { createFileFromBody } from '#framework/files'
import type { Caller } from '#framework/permissions'
import type { Row } from '#framework/queries'
import { identityOf, isAnonymous } from './callers.ts'
import { documentOf, formOf, jsonParameter, type Form } from './form.ts'
import { produceAsGuest, type GuestAnswers, type Produced } from './guest-answers.ts'
import { resourcePath } from './resource-path.ts'
import { sendReady } from './send-ready.ts'
import { fromWire, presentDocument, presentRows } from './wire.ts'

/** What every handler stands on. */
interface Door {
  readonly engine: Engine
  readonly answers: GuestAnswers
}

interface Creating {
  readonly engine: Engine
  readonly caller: Caller
  readonly type: DocType
}

async function typeNamed(engine: Engine, doctype: string): Promise<DocType> {
  const type = await engine.findType(doctype)
  if (!type) throw documentErrors.unknownDocType(doctype)
  return type
}

function isArrays(form: Form): boolean {
  return ['false', '0', 'False', false, 0].some((no) => no === form['as_dict'])
}

async function list(documents: Documents, type: DocType, form: Form): Promise<readonly unknown[]> {
  const rows = await documents.list(type, {
    ...form,
    fields: jsonParameter(form, 'fields'),
    filters: jsonParameter(form, 'filters'),
    or_filters: jsonParameter(form, 'or_filters'),
  })
  const presented = presentRows(type, rows)
  return isArrays(form) ? presented.map((row) => Object.values(row)) : presented
}

/** The answer to a GET: the list of a type, or one document. */
async function readResource(
  documents: Documents,
  type: DocType,
  { name, form }: { readonly name: string | null; readonly form: Form },
): Promise<unknown> {
  return name === null ? list(documents, type, form) : presentDocument(type, await documents.get(type, name))
}

/** A guest's GET, wherever it comes from. */
export async function produceResource(engine: Engine, url: string, form: Form): Promise<Produced> {
  const { doctype, name } = resourcePath(url)
  const type = await typeNamed(engine, doctype)
  const produced = await produceAsGuest(engine, async (documents) => ({
    data: await readResource(documents, type, { name, form }),
  }))
  // An alias of a type is a setting: when settings change, so may what this address means.
  return doctype === type.name ? produced : { ...produced, tags: [...produced.tags, 'Website Settings'] }
}

async function handleRead({ engine, answers }: Door, request: FastifyRequest, reply: FastifyReply) {
  if (isAnonymous(request) && request.body === undefined)
    return sendReady(
      request,
      reply,
      await answers.answer(request.url, () => produceResource(engine, request.url, formOf(request))),
    )
  const { caller } = await identityOf(engine, request)
  const { doctype, name } = resourcePath(request.url)
  const type = await typeNamed(engine, doctype)
  return {
    data: await engine.read(caller, (documents) =>
      readResource(documents, type, { name, form: formOf(request) }),
    ),
  }
}

async function create({ engine, caller, type }: Creating, values: Row): Promise<Row> {
  if (type.name === 'File') return createFileFromBody(engine, caller, values)
  return engine.write(caller, (documents) => documents.insert(type, fromWire(type, values)))
}

async function handleWrite(engine: Engine, request: FastifyRequest, reply: FastifyReply) {
  const { caller } = await identityOf(engine, request)
  const { doctype, name } = resourcePath(request.url)
  const type = await typeNamed(engine, doctype)
  const values = documentOf(formOf(request))
  if (request.method === 'DELETE') {
    await engine.write(caller, (documents) => documents.delete(type, required(type, name)))
    return reply.code(202).send({ data: 'ok' })
  }
  const stored =
    request.method === 'POST' && name === null
      ? await create({ engine, caller, type }, values)
      : await engine.write(caller, (documents) =>
          documents.save(type, required(type, name), fromWire(type, values)),
        )
  return { data: presentDocument(type, stored) }
}

function required(type: DocType, name: string | null): string {
  if (name === null) throw documentErrors.notFound(type.name, '')
  return name
}

/** Base64 of the largest upload, and the document round it. */
const UPLOAD_BODY = 15 * 1024 * 1024

/** `/api/resource/…`, sections 2 and 3 of the dialect. */
export function addResourceRoutes(app: FastifyInstance, engine: Engine, answers: GuestAnswers): void {
  for (const url of ['/api/resource/*', '/api/v1/resource/*']) {
    app.get(url, (request, reply) => handleRead({ engine, answers }, request, reply))
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
