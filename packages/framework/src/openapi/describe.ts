import { exceptionTypes } from '#framework/errors'
import type { DocType, Registry } from '#framework/doctypes'
import { methodNames } from '#framework/engine'
import type { Module } from '#framework/modules'
import type { OpenApi, Paths } from './document.ts'
import { jsonAnswer } from './operation-parts.ts'
import { schemaAt, type Schema, type Schemas } from './schema.ts'
import { methodPaths, type MethodAnswer } from './method-paths.ts'
import { realtime } from './realtime.ts'
import { resourcePaths } from './resource-paths.ts'
import { resumablePaths } from './resumable-paths.ts'
import { schemaName } from './schema-name.ts'
import { standingPaths } from './standing-paths.ts'
import { typeSchema } from './type-schema.ts'

export interface Described {
  readonly registry: Registry
  readonly modules: readonly Module[]
  /** What the compiler knows of each method, by its name in the address. */
  readonly answers: ReadonlyMap<string, MethodAnswer>
  /** Shapes that answers name. */
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

/** A child type belongs to the room of the first type that has such a table. */
function roomOf(registry: Registry, type: DocType): string {
  return registry.roomOf(type) ?? 'rows'
}

function pathsOf({ registry, modules, answers }: Described): Paths {
  const resources = registry.types.map((type) => resourcePaths(type, roomOf(registry, type)))
  const methods = modules.flatMap(({ name: room, methods: declared }) => {
    const own = new Set(Object.values(declared))
    return [...methodNames(modules)]
      .filter(
        ([name, method]) => own.has(method) && !method.aliases.includes(name) && name.startsWith(`${room}.`),
      )
      .map(([name, method]) =>
        methodPaths({ name: `mela.${name}`, method, answer: answers.get(`mela.${name}`) }),
      )
  })
  return inOrder(
    [...resources, ...methods, standingPaths, resumablePaths].flatMap((paths) => Object.entries(paths)),
  )
}

function schemasOf(registry: Registry, named: Schemas): Schemas {
  const types = registry.types.map((type) => [schemaName(type.name), typeSchema(type)] as const)
  const all = [...types, ...Object.entries(named), ['Refusal', refusal] as const]
  if (new Set(all.map(([name]) => name)).size !== all.length)
    throw new Error('Two schemas would have one name: rename the type of an answer')
  return inOrder(all)
}

/** The whole document: every document type, every method, everything else that answers. It depends on the code alone. */
export function describeApi(described: Described): OpenApi {
  const { registry, schemas = {} } = described
  return {
    openapi: '3.1.1',
    info: { title: 'Mela', version: '1', description: about },
    paths: pathsOf(described),
    'x-realtime': realtime,
    components: {
      schemas: schemasOf(registry, schemas),
      responses: { Refused: jsonAnswer('Why it was refused', schemaAt('Refusal')) },
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
