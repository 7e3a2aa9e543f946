import { select, text, withChildTypes, type DocType, type Meta, type Registry } from '#framework/doctypes'
import { documentErrors } from '#framework/errors'
import { anyValue, method, signedInUsers } from '#framework/modules'
import { isStaff, permissionFor, type Caller } from '#framework/permissions'
import { LONGEST_ORDER, fieldsArgument } from '../client/get-list.ts'
import { type Row, operators, queryErrors, readPaging } from '#framework/queries'
import { definitionFor } from '../form/get-doctype.ts'
import { textOf } from '#meta'
import { filtersArgument, isOff, isRow } from '../arguments.ts'

interface Question {
  readonly fields: unknown
  readonly filters: unknown
  readonly order_by: string | null
  readonly limit_page_length: unknown
  readonly limit: unknown
  readonly limit_start: unknown
  readonly as_dict: unknown
}

interface Filter {
  readonly field: string
  readonly operator: string
  readonly value: unknown
}

const MAX_FILTERS = 20
const MAX_VALUES = 1000

function filterOf(parts: readonly unknown[]): Filter {
  const [field, operator, value] = parts.length > 3 ? parts.slice(1) : parts
  if (parts.length < 3 || typeof field !== 'string')
    throw queryErrors.shape('Each filter', 'a list of ["field", "operator", value]')
  return { field, operator: textOf(operator).toLowerCase(), value }
}

function pairFilter([field, value]: [string, unknown]): Filter {
  const parts: readonly unknown[] = Array.isArray(value) ? value : ['=', value]
  return filterOf([field, ...parts])
}

function filtersOf(input: unknown): readonly Filter[] {
  const read = filtersArgument(input)
  if (read === undefined || read === null) return []
  if (isRow(read)) return Object.entries(read).map(pairFilter)
  if (!Array.isArray(read)) throw queryErrors.shape('Filters', 'an object or a list')
  const parts: readonly unknown[] = read
  if (parts.length > MAX_FILTERS) throw queryErrors.tooMany('filters', MAX_FILTERS)
  const single = typeof parts[0] === 'string'
  return (single ? [parts] : parts).map((one: unknown) => filterOf(Array.isArray(one) ? one : []))
}

/** Matches a LIKE pattern; `%` matches any characters. */
function isLike(text: string, pattern: string): boolean {
  const parts = pattern.toLowerCase().split('%')
  const [first = '', ...rest] = parts
  const last = rest.pop()
  const lowered = text.toLowerCase()
  if (last === undefined) return lowered === first
  let from = first.length
  for (const part of rest) {
    const at = lowered.indexOf(part, from)
    if (at === -1) return false
    from = at + part.length
  }
  return lowered.startsWith(first) && lowered.length - last.length >= from && lowered.endsWith(last)
}

function listOf(value: unknown): readonly string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : textOf(value).split(',')
  if (values.length > MAX_VALUES) throw queryErrors.tooMany('values', MAX_VALUES)
  return values.map((one) => textOf(one).trim())
}

function isMet(row: Row, { field, operator, value }: Filter): boolean {
  const text = textOf(row[field])
  switch (operator) {
    case '':
    case '=':
      return text === textOf(value)
    case '!=':
      return text !== textOf(value)
    case 'in':
      return listOf(value).includes(text)
    case 'not in':
      return !listOf(value).includes(text)
    case 'like':
      return isLike(text, textOf(value))
    case 'not like':
      return !isLike(text, textOf(value))
    case 'is':
      return (text !== '') === (value === 'set')
    default:
      throw queryErrors.operator(operator.slice(0, 60), operators)
  }
}

function sorted(rows: readonly Row[], order: string | null, known: ReadonlySet<string>): readonly Row[] {
  const [field = '', direction = 'asc'] = (order ?? '').split(',')[0]?.trim().split(' ') ?? []
  if (field === '') return rows
  if (!known.has(field)) throw queryErrors.field(field)
  const isDown = direction.toLowerCase() === 'desc'
  return rows.toSorted((one, other) => {
    const compared = textOf(one[field]).localeCompare(textOf(other[field]), 'en', { numeric: true })
    return isDown ? -compared : compared
  })
}

function shownFields(input: unknown, known: ReadonlySet<string>): readonly string[] {
  const asked = fieldsArgument(input)
  const names: readonly unknown[] = Array.isArray(asked) ? asked : [asked ?? 'name']
  return names.flatMap((name) => {
    if (name === '*') return [...known]
    if (typeof name !== 'string' || !known.has(name)) throw queryErrors.field(textOf(name).slice(0, 60))
    return [name]
  })
}

function listDefinitions(rows: readonly Row[], question: Question): readonly unknown[] {
  const known: ReadonlySet<string> = new Set(Object.keys(rows[0] ?? { name: '' }))
  const filters = filtersOf(question.filters)
  const unknownFilter = filters.find(({ field }) => !known.has(field))
  if (unknownFilter) throw queryErrors.field(unknownFilter.field.slice(0, 60))
  const fields = shownFields(question.fields, known)
  const { limit, offset } = readPaging(question)
  const found = rows.filter((row) => filters.every((filter) => isMet(row, filter)))
  const page = sorted(found, question.order_by, known).slice(offset, offset + limit)
  return page.map((row) =>
    isOff(question.as_dict ?? 1)
      ? fields.map((field) => row[field])
      : Object.fromEntries(fields.map((field) => [field, row[field]])),
  )
}

interface Known {
  readonly type: DocType
  readonly parent: DocType
}

const knowing = ['read', 'select'] as const

function knownTypes(registry: Registry, caller: Caller): readonly Known[] {
  const known = new Map<string, Known>()
  for (const parent of registry.types) {
    const may =
      !parent.isChild && knowing.some((verb) => permissionFor(parent, verb, caller).kind !== 'never')
    if (!may) continue
    for (const type of withChildTypes(parent))
      if (!known.has(type.name)) known.set(type.name, { type, parent })
  }
  return [...known.values()].toSorted((one, other) => (one.type.name < other.type.name ? -1 : 1))
}

function knownDefinitions(registry: Registry, caller: Caller): readonly Meta[] {
  return knownTypes(registry, caller).map(({ type, parent }) => definitionFor(type, parent, caller))
}

function typeRow(meta: Meta): Row {
  const { fields: _fields, permissions: _permissions, actions: _actions, links: _links, ...row } = meta
  const { states: _states, ...plain } = row
  return plain
}

/**
 * `/api/resource/DocType` and `/api/resource/DocField`: the types that the caller knows and their fields, for staff.
 * They come from code, without a statement, and are read-only.
 */
export const getDefinitions = method({
  access: signedInUsers,
  input: {
    doctype: select(['DocType', 'DocField'], { required: true }),
    name: text(),
    fields: anyValue,
    filters: anyValue,
    order_by: text({ maxLength: LONGEST_ORDER }),
    limit_page_length: anyValue,
    limit: anyValue,
    limit_start: anyValue,
    as_dict: anyValue,
  },
  methods: ['GET'],
  reads: true,
  isBare: true,
  async run({ input, caller, registry }) {
    if (!isStaff(caller)) throw documentErrors.notPermitted('read', input.doctype)
    const known = knownDefinitions(registry, caller)
    const fields = known.flatMap((meta) => meta.fields.map((field) => ({ ...field })))
    if (input.name === null)
      return { data: listDefinitions(input.doctype === 'DocType' ? known.map(typeRow) : fields, input) }
    const found = (input.doctype === 'DocType' ? known : fields).find(({ name }) => name === input.name)
    if (!found) throw documentErrors.notFound(input.doctype, input.name)
    return { data: found }
  },
})
