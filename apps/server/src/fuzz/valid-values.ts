import fc from 'fast-check'
import type { OpenApi, Schema } from '#framework/openapi'
import { hostileText } from './hostile-values.ts'

export interface Known {
  readonly document: OpenApi
  readonly types: readonly string[]
  readonly names: readonly string[]
  parentsOf(child: string): readonly string[]
  readonly documentTypes: readonly Schema[]
}

const goodTexts = ['Asha', 'Kite morning', 'kites-and-lanterns', 'name', '2026-11-29']

const valuesByName: readonly (readonly [name: RegExp, values: readonly unknown[]])[] = [
  [/mail/, ['asha@example.org', 'kites@example.org']],
  [/phone|^from$|number$/, ['+919840012345', '9840012345']],
  [/^endpoint$/, ['https://fcm.googleapis.com/fcm/send/kite']],
  [/p256dh/, [`B${'A'.repeat(86)}`]],
  [/^auth$/, ['A'.repeat(22)]],
  [/^url$/, ['https://asha.example/hear']],
  [/source|redirect|url|link|target/, ['/about', '/kites-2026', 'https://asha.example/a']],
  [/colou?r/, ['#C9184A']],
  [/time_zone/, ['Asia/Kolkata']],
  [/host|domain/, ['kites.asha.example', 'partner.example.org']],
  [/gstin/, ['']],
  [/hash|secret|key$/, ['known-to-nobody-0123456789abcdef']],
  [/idempotency/, ['0123456789abcdef', '0123456789abcdee']],
  [/^(pwd|.*password)$/, ['rangoli-and-rain']],
  [/^device$/, ['Website', 'Android Mobile App']],
  [/^data$/, [...volunteers(), '{}']],
  [/^tag(_name)?$/, ['Kites', 'Lanterns']],
  [/filedata/, ['cGxhaW4=']],
  [/file_?name/, ['plain.txt']],
  [/^action$/, ['Publish', 'Answer', 'Archive', 'Open', 'Close']],
]

function volunteers(): readonly string[] {
  const person = { full_name: 'Asha', phone: '+919840012345', area: 'Kitchen' }
  return [JSON.stringify(person), JSON.stringify({ ...person, hours_a_week: 2, about: 'Kites' })]
}

export const NEWEST = 'newest-document'

type Values = (known: Known) => readonly unknown[]

const fieldLists: Values = () => [
  '["name"]',
  '["*"]',
  ['name', 'owner'],
  '["name","creation"]',
  '["count(name) as n"]',
]
const conditions: Values = () => [
  '{}',
  '[]',
  [['name', 'like', 'seed%']],
  '[["name","like","%0"]]',
  { owner: 'Guest' },
  '{"docstatus":0}',
  'seed-0-0',
]
const types: Values = (known) => known.types
const names: Values = (known) => known.names
const forms: Values = () => ['volunteer-interest', 'volunteer-interest', 'enquiry', 'seed-0-1']

const usualValues: Readonly<Record<string, Values>> = {
  ...{
    doctype: types,
    dt: types,
    reference_doctype: types,
    attached_to_doctype: types,
    share_doctype: types,
  },
  ...{ name: names, docname: names, dn: names, old_name: names, docs_name: names, share_name: names },
  ...{
    fields: fieldLists,
    filters: conditions,
    or_filters: conditions,
    web_form: forms,
    web_form_name: forms,
  },
  parent: (known) => [...known.types.slice(0, 3), 'Gallery', 'User'],
  user: (known) => [...known.names, 'Administrator', 'Guest'],
  fieldname: () => ['name', 'title', 'owner', '["name","owner"]', { title: 'x' }, 'area', 'free_times'],
  perm_type: () => ['read', 'write', 'share', 'submit'],
  permission_to: () => ['read', 'write', 'share'],
  order_by: () => ['creation desc', 'name', 'idx asc, name desc'],
  group_by: () => ['owner', 'docstatus'],
  as_dict: () => [0, 1, 'true'],
  route: () => ['/', '/about', 'events', 'home'],
  items: () => ['["seed-0-0"]', `["${NEWEST}"]`],
  new_name: () => ['Another name', 'seed-0-0', NEWEST],
}

const documents: readonly string[] = ['doc']
const listsOfDocuments: readonly string[] = ['docs', 'doclist']

export function resolved({ components }: OpenApi, schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return name === undefined ? schema : (components.schemas[name] ?? {})
}

const LINK = /Name of a document of type ([^.]+)\./

/** A seeded document for each type; types and roles are not seeded. Null for what is no link. */
function linked({ types: known }: Known, { description = '' }: Schema): readonly string[] | null {
  const [, target = null] = LINK.exec(description) ?? []
  if (target === 'Role') return ['Customer', 'Moderator', 'Seller']
  if (target === 'DocType') return known
  return target === null ? null : ['seed-0-0', 'seed-0-0', 'seed-1-0', NEWEST]
}

const valuesByFormat: Readonly<Record<string, readonly string[]>> = {
  date: ['2026-11-29', '2026-01-31'],
  'uri-reference': ['/files/a.png', '/private/files/a.txt'],
}

function meantBy(name: string): readonly unknown[] | undefined {
  return valuesByName.find(([pattern]) => pattern.test(name))?.[1]
}

function valuesFor(known: Known, name: string, schema: Schema): readonly unknown[] {
  const selection = valuesByFormat[schema.format ?? ''] ?? usualValues[name]?.(known) ?? linked(known, schema)
  return selection ?? meantBy(name) ?? schema.examples ?? goodTexts
}

function textFor(known: Known, name: string, schema: Schema): fc.Arbitrary<unknown> {
  return fc.constantFrom<unknown>(...fitting(valuesFor(known, name, schema), schema))
}

const MAX_FIELDS = 8

const SUBJECTS: ReadonlySet<string> = new Set(['doc', 'docs', 'doctype', 'dt', 'dn', 'docname', 'web_form'])

const SELDOM_RIGHT: ReadonlySet<string> = new Set(['docstatus', 'modified'])

function neededIn({ required, properties = {} }: Schema): ReadonlySet<string> {
  const filled = Object.entries(properties).filter(
    ([, { type, readOnly = false }]) => type === 'string' && !readOnly,
  )
  const named = Object.keys(properties).filter((name) => SUBJECTS.has(name))
  return new Set([...(required ?? []), ...filled.map(([name]) => name), ...named])
}

function fitting(values: readonly unknown[], { maxLength = Infinity }: Schema): readonly unknown[] {
  return values.map((value) => (typeof value === 'string' ? value.slice(0, maxLength) : value))
}

export function objectFor(
  known: Known,
  schema: Schema,
  depth: number,
): fc.Arbitrary<Readonly<Record<string, unknown>>> {
  const properties = Object.entries(schema.properties ?? {}).filter(
    ([name, { readOnly = false }]) => !readOnly && !SELDOM_RIGHT.has(name),
  )
  if (properties.length === 0 || depth > 2) return fc.constant({})
  const required = neededIn(schema)
  const optional = properties.map(([name]) => name).filter((name) => !required.has(name))
  const selection = fc.subarray(optional, { maxLength: Math.min(MAX_FIELDS, optional.length) })
  const all = fc.record(
    Object.fromEntries(
      properties.map(([name, one]) => [name, valueFor(known, { name, schema: one, depth: depth + 1 })]),
    ),
  )
  return fc
    .tuple(all, selection)
    .map(([values, chosen]) =>
      Object.fromEntries(
        Object.entries(values).filter(([name]) => required.has(name) || chosen.includes(name)),
      ),
    )
}

function documentFor(known: Known): fc.Arbitrary<unknown> {
  return fc
    .constantFrom(...known.documentTypes)
    .chain((schema) =>
      fc
        .tuple(objectFor(known, schema, 0), fc.constantFrom({}, {}, { name: NEWEST }))
        .map(([values, named]) => ({ ...values, ...named, doctype: schema.title ?? 'Nothing' })),
    )
}

interface Wanted {
  readonly name: string
  readonly schema: Schema
  readonly depth?: number
}

type Makers = Readonly<Record<string, (known: Known, wanted: Required<Wanted>) => fc.Arbitrary<unknown>>>

const makers: Makers = {
  integer: (_known, { schema: { minimum = 0, maximum = 40 } }) =>
    fc.integer({
      min: Math.ceil(minimum),
      max: Math.max(Math.ceil(minimum), Math.floor(Math.min(maximum, 40))),
    }),
  number: () => fc.constantFrom(0, 1, 99.5, 250),
  array: (known, { name, schema, depth }) =>
    schema.items
      ? fc.array(valueFor(known, { name, schema: schema.items, depth }), { maxLength: 2 })
      : fc.constant([]),
  object: (known, { schema, depth }) => objectFor(known, schema, depth),
  string: (known, { name, schema }) => textFor(known, name, schema),
}

function valueFor(known: Known, { name, schema: given, depth = 0 }: Wanted): fc.Arbitrary<unknown> {
  const schema = resolved(known.document, given)
  if (documents.includes(name)) return documentFor(known)
  if (listsOfDocuments.includes(name)) return fc.array(documentFor(known), { minLength: 1, maxLength: 3 })
  if (schema.enum) return fc.constantFrom<unknown>(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  const make = makers[[schema.type].flat()[0] ?? '']
  return make?.(known, { name, schema, depth }) ?? fc.oneof(textFor(known, name, schema), hostileText)
}
