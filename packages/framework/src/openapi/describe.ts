import { exceptionTypes } from '#framework/errors'
import { type DocType, type Registry, fieldsOf } from '#framework/doctypes'
import { methodNames } from '#framework/engine'
import type { Method, Module } from '#framework/modules'
import {
  type OpenApi,
  type Paths,
  type OpenApiResponse,
  type Operation,
  type Parameter,
  jsonResponse,
  refused,
  securityOf,
} from './document.ts'
import { schemaAt, type Schema, type Schemas, enveloped, schemaName, fieldSchema } from './schema.ts'
import { methodPaths, type MethodOutput } from './method-paths.ts'
import { realtime } from './realtime.ts'
import { resourcePaths } from './resource-paths.ts'
import { frameworkPaths } from './framework-paths.ts'

const text: Schema = { type: 'string' }

const count: Schema = { type: 'integer', minimum: 0 }

const header = (name: string, schema: Schema, description: string): Parameter => ({
  ...{ name, in: 'header', required: true, schema },
  description,
})

const version = header('Tus-Resumable', { type: 'string', const: '1.0.0' }, 'The version of the protocol.')

const ticket: Parameter = {
  name: 'X-Upload-Ticket',
  in: 'header',
  description: 'The upload ticket of an open form, for guests.',
  schema: text,
}

const metadata = `What becomes of the bytes, as \`name base64\` pairs with commas between: \`filename\`, \`is_private\`,
\`doctype\`, \`docname\`, \`fieldname\`, \`folder\`, as \`upload_file\` takes them.`

const reached: OpenApiResponse = { description: '`Upload-Offset` says how many bytes are there.' }

function operation(operationId: string, more: Pick<Operation, 'summary' | 'responses'> & Partial<Operation>) {
  const { responses, parameters = [], ...rest } = more
  return {
    tags: ['door'],
    operationId,
    security: securityOf(true),
    parameters: [...parameters, ticket],
    ...rest,
    responses: { ...responses, default: refused },
  }
}

/** Resumable uploads: tus 1.0 with creation, termination and expiration. */
const resumablePaths: Paths = {
  '/api/upload': {
    post: operation('beginUpload', {
      summary: 'Begin an upload that can be resumed',
      parameters: [
        version,
        header('Upload-Length', count, 'Bytes of the whole file: at most 10.0 MB.'),
        { name: 'Upload-Metadata', in: 'header', description: metadata, schema: text },
      ],
      responses: {
        201: { description: '`Location` is the address of the upload, `Upload-Expires` its end.' },
      },
    }),
  },
  '/api/upload/{upload}': {
    parameters: [{ name: 'upload', in: 'path', required: true, schema: text }],
    head: operation('readUploadOffset', {
      summary: 'How far an upload of one’s own has come',
      parameters: [version],
      responses: { 200: reached },
    }),
    patch: operation('continueUpload', {
      summary: 'Send the next bytes',
      parameters: [version, header('Upload-Offset', count, 'How many bytes are there already.')],
      requestBody: {
        required: true,
        content: { 'application/offset+octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
      responses: { 204: reached },
    }),
    delete: operation('dropUpload', {
      summary: 'Give an upload up',
      parameters: [version],
      responses: { 204: { description: 'It is gone' } },
    }),
    get: operation('finishUpload', {
      summary: 'The file that a whole upload became',
      responses: { 200: jsonResponse('The file as it was stored', enveloped('message', schemaAt('File'))) },
    }),
  },
}

type Properties = Record<string, Schema>

const moment: Schema = {
  type: 'string',
  readOnly: true,
  examples: ['2026-11-29 07:00:00.000000'],
}

const standardProperties: Properties = {
  name: { type: 'string' },
  owner: { type: 'string', readOnly: true },
  creation: moment,
  modified: {
    ...moment,
    readOnly: false,
    description: 'Sent back, it refuses to overwrite what somebody else saved.',
  },
  modified_by: { type: 'string', readOnly: true },
  docstatus: { type: 'integer', enum: [0, 1, 2], description: '0 draft, 1 submitted, 2 cancelled.' },
  idx: { type: 'integer' },
}

const rowProperties: Properties = {
  parent: { type: 'string', readOnly: true },
  parentfield: { type: 'string', readOnly: true },
  parenttype: { type: 'string', readOnly: true },
}

function typeSchema(type: DocType): Schema {
  const fields = fieldsOf(type).flatMap((field): [string, Schema][] => {
    const schema = fieldSchema(field)
    return schema ? [[field.fieldname, schema]] : []
  })
  return {
    type: 'object',
    title: type.name,
    properties: {
      ...standardProperties,
      ...(type.isChild ? rowProperties : {}),
      doctype: { type: 'string', const: type.name },
      ...Object.fromEntries(fields),
    },
  }
}

export interface ApiDescription {
  readonly registry: Registry
  readonly modules: readonly Module[]
  readonly outputs: ReadonlyMap<string, MethodOutput>
  readonly schemas?: Schemas
}

const about = `Documents, methods and files over HTTP, in the dialect of Frappe's REST API.

Everything but files is JSON. A document answers as \`{"data": …}\`, a method as \`{"message": …}\`; a method that answers
nothing has no \`message\`. Arguments come as a JSON body, as a form, or in the query, and \`cmd\` may name a method on any
address. Amounts of money are decimals; dates are \`YYYY-MM-DD\`, times stand in the site's time zone. What a GET writes
is undone. What a caller may not see is not there: neither in answers nor in this document.

Files can also be uploaded in parts, by tus 1.0 at \`/api/upload\`. Changes are told over socket.io at \`/socket.io/\`: what is said
and heard there stands in \`x-realtime\`. Refusals and the texts of document types (\`__messages\`) come in the language of \`_lang\`,
of the cookie \`preferred_language\`, or of \`Accept-Language\`: English, Hindi or Tamil.`

const refusal: Schema = {
  type: 'object',
  properties: {
    exc_type: { type: 'string', enum: exceptionTypes },
    message: { type: 'string', description: 'Where nobody was recognised.' },
    exception: { type: 'string', description: 'Not on 404.' },
    exc: { type: 'string', description: 'JSON text of a list. Not on 404.' },
    _server_messages: {
      type: 'string',
      description: 'JSON text of a list of JSON texts, each with `message`, `title` and `indicator`.',
    },
    _error_message: { type: 'string', description: 'On 403.' },
    code: { type: 'string', description: 'Stable name of what happened, like `documents.not_unique`.' },
    field: { type: 'string', description: 'The field that is wrong, where there is one.' },
  },
  required: ['exc_type', '_server_messages', 'code'],
}

function inOrder<T>(entries: Iterable<readonly [string, T]>): Record<string, T> {
  return Object.fromEntries([...entries].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

function moduleOf(registry: Registry, type: DocType): string {
  return registry.moduleOf(type) ?? 'rows'
}

function isOwnName({ aliases, renamedFrom }: Method, name: string): boolean {
  return name !== renamedFrom && !aliases.includes(name)
}

function pathsOf({ registry, modules, outputs }: ApiDescription): Paths {
  const resources = registry.types.map((type) => resourcePaths(type, moduleOf(registry, type)))
  const methods = modules.flatMap(({ name: moduleName, methods: declared }) => {
    const own = new Set(Object.values(declared))
    return [...methodNames(modules)]
      .filter(
        ([name, method]) => own.has(method) && isOwnName(method, name) && name.startsWith(`${moduleName}.`),
      )
      .map(([name, method]) =>
        methodPaths({ name: `mela.${name}`, method, output: outputs.get(`mela.${name}`) }),
      )
  })
  return inOrder(
    [...resources, ...methods, frameworkPaths, resumablePaths].flatMap((paths) => Object.entries(paths)),
  )
}

function schemasOf(registry: Registry, named: Schemas): Schemas {
  const types = registry.types.map((type) => [schemaName(type.name), typeSchema(type)] as const)
  const all = [...types, ...Object.entries(named), ['Refusal', refusal] as const]
  if (new Set(all.map(([name]) => name)).size !== all.length)
    throw new Error('Two schemas would have one name: rename the type of an answer')
  return inOrder(all)
}

export function describeApi(described: ApiDescription): OpenApi {
  const { registry, schemas = {} } = described
  return {
    openapi: '3.1.1',
    info: { title: 'Mela', version: '1', description: about },
    paths: pathsOf(described),
    'x-realtime': realtime,
    components: {
      schemas: schemasOf(registry, schemas),
      responses: { Refused: jsonResponse('Why it was refused', schemaAt('Refusal')) },
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: '`token <key>:<secret>`: the key of one device.',
        },
        basic: { type: 'http', scheme: 'basic', description: 'Key and secret.' },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'sid',
          description:
            'A session opened by `login`. Changes need `X-Frappe-CSRF-Token` where a page was given one.',
        },
      },
    },
  }
}
