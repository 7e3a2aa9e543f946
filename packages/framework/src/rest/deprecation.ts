import type { FastifyReply } from 'fastify'
import { earlierNames, withCurrentNames, type DocType } from '#framework/doctypes'
import type { Engine } from '#framework/engine'
import type { Form } from './request/form.ts'
import type { ProducedResponse } from './response/guest-responses.ts'

/** Day on which the names of this release replaced earlier ones, in seconds as RFC 9745 writes it. */
const deprecation = `@${Date.UTC(2026, 10, 24) / 1000}`

export function markDeprecated(engine: Engine, reply: FastifyReply, use: string | null): void {
  if (use === null) return
  engine.noteDeprecatedUse(use)
  reply.header('deprecation', deprecation)
}

export function producedDeprecated(
  engine: Engine,
  produced: ProducedResponse,
  use: string | null,
): ProducedResponse {
  if (use === null) return produced
  engine.noteDeprecatedUse(use)
  return { ...produced, headers: { ...produced.headers, deprecation } }
}

type Names = ReadonlyMap<string, string>

function inText(earlier: Names, text: string): string {
  return text.replace(/\b[a-z_]\w*/gi, (word) => earlier.get(word) ?? word)
}

/** Returns a field under the earlier name that the request used; one with an alias under its alias. */
function currentField(earlier: Names, asked: unknown): unknown {
  if (typeof asked !== 'string') return asked
  const bare = asked.trim().replaceAll('`', '')
  const own = earlier.get(bare)
  if (own !== undefined) return `${own} as ${bare}`
  const [, text = asked, alias = ''] = /^(.*?)( as [^ ]+)?$/i.exec(asked) ?? []
  return `${inText(earlier, text)}${alias}`
}

/** Position of the field in `[field, value]`, `[field, operator, value]` and `[type, field, operator, value]`. */
function currentCondition(earlier: Names, condition: unknown): unknown {
  if (!Array.isArray(condition)) return condition
  const place = condition.length > 3 ? 1 : 0
  return condition.map((part: unknown, position) =>
    position === place && typeof part === 'string' ? inText(earlier, part) : part,
  )
}

function currentFilters(earlier: Names, filters: unknown): unknown {
  if (Array.isArray(filters)) {
    return filters.every(Array.isArray)
      ? filters.map((condition) => currentCondition(earlier, condition))
      : currentCondition(earlier, filters)
  }
  if (typeof filters !== 'object' || filters === null) return filters
  return Object.fromEntries(Object.entries(filters).map(([name, value]) => [inText(earlier, name), value]))
}

const currentOf: Readonly<Record<string, (earlier: Names, asked: unknown) => unknown>> = {
  fields: (earlier, asked) =>
    Array.isArray(asked) ? asked.map((field) => currentField(earlier, field)) : asked,
  filters: currentFilters,
  or_filters: currentFilters,
  order_by: (earlier, asked) => (typeof asked === 'string' ? inText(earlier, asked) : asked),
  group_by: (earlier, asked) => (typeof asked === 'string' ? inText(earlier, asked) : asked),
}

export function currentListRequest<R extends object>(type: DocType, request: R): R {
  const earlier = earlierNames(type.fields)
  if (earlier.size === 0) return request
  const renamed = Object.entries(currentOf).flatMap(([key, current]): [string, unknown][] => {
    const asked: unknown = Reflect.get(request, key)
    return asked === undefined ? [] : [[key, current(earlier, asked)]]
  })
  return { ...request, ...Object.fromEntries(renamed) }
}

interface DeprecatedUse {
  readonly doctype: string
  readonly type: DocType
  readonly form: Form
}

const listParameters = Object.keys(currentOf)

function usesEarlierName({ type, form }: DeprecatedUse): boolean {
  const earlier = earlierNames(type.fields)
  if (earlier.size === 0) return false
  const asked = listParameters.map((key) => JSON.stringify(form[key] ?? '')).join(' ')
  return [...earlier.keys()].some((name) => asked.includes(name) && new RegExp(`\\b${name}\\b`).test(asked))
}

export function deprecatedUse(use: DeprecatedUse): string | null {
  const { doctype, type, form } = use
  if (type.renamedFrom === doctype && type.name !== doctype) return `document type ${doctype}`
  const isWritten = withCurrentNames(type.fields, form) !== form
  return isWritten || usesEarlierName(use) ? `fields of ${type.name}` : null
}
