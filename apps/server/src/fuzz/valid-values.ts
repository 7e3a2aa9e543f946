import fc from 'fast-check'
import type { OpenApi, Schema } from '#framework/openapi'
import { hostileText } from './hostile-values.ts'

/** What requests may say that is meant: without it, nothing would get past the first check. */
export interface Known {
  readonly document: OpenApi
  readonly types: readonly string[]
  readonly names: readonly string[]
  /** The types that have such rows. */
  parentsOf(child: string): readonly string[]
  /** The schemas of some document types. */
  readonly documentTypes: readonly Schema[]
}

const goodTexts = [
  'Asha',
  'Kite morning',
  'kites-and-lanterns',
  '/about',
  'asha@example.org',
  '+919840012345',
  '2026-11-29',
  '2026-11-29 07:00:00',
  '07:00:00',
  '{"a":1}',
  '#C9184A',
  'name',
]

/** Stands for a document that was made a moment ago; whoever sends a request puts its name there. */
export const NEWEST = 'newest-document'

type Words = (known: Known) => readonly unknown[]

const fieldLists: Words = () => [
  '["name"]',
  '["*"]',
  ['name', 'owner'],
  '["name","creation"]',
  '["count(name) as n"]',
]
const conditions: Words = () => [
  '{}',
  '[]',
  [['name', 'like', 'seed%']],
  '[["name","like","%0"]]',
  { owner: 'Guest' },
  '{"docstatus":0}',
  'seed-0-0',
]
const types: Words = (known) => known.types
const names: Words = (known) => known.names
const forms: Words = () => ['volunteer-interest', 'volunteer-interest', 'enquiry', 'seed-0-1']

const usualWords: Readonly<Record<string, Words>> = {
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

/** Arguments that are whole documents. */
const documents: readonly string[] = ['doc', 'docs', 'doclist']

export function resolved({ components }: OpenApi, schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return name === undefined ? schema : (components.schemas[name] ?? {})
}

function textFor(known: Known, name: string, schema: Schema): fc.Arbitrary<unknown> {
  const usual = usualWords[name]?.(known) ?? []
  const isLink = schema.description?.includes('Name of a document of type') ?? false
  if (isLink && usual.length === 0)
    return fc.constantFrom('seed-0-0', 'seed-0-0', 'seed-1-0', NEWEST, 'Administrator')
  const words = usual.length > 0 ? usual : goodTexts
  const format: Readonly<Record<string, readonly string[]>> = {
    date: ['2026-11-29', '2026-01-31'],
    'uri-reference': ['/files/a.png', '/private/files/a.txt'],
  }
  return fc.constantFrom<unknown>(...(format[schema.format ?? ''] ?? words))
}

const MOST_FIELDS = 8

/** What is required, and a few of the rest: the more is said, the more of it is refused. */
export function objectFor(
  known: Known,
  schema: Schema,
  depth: number,
): fc.Arbitrary<Readonly<Record<string, unknown>>> {
  const required = new Set(schema.required)
  const properties = Object.entries(schema.properties ?? {}).filter(([, { readOnly = false }]) => !readOnly)
  if (properties.length === 0 || depth > 2) return fc.constant({})
  const said = fc.subarray(
    properties.map(([name]) => name).filter((name) => !required.has(name)),
    { maxLength: Math.min(MOST_FIELDS, properties.length - required.size) },
  )
  const all = fc.record(
    Object.fromEntries(
      properties.map(([name, one]) => [name, valueFor(known, { name, schema: one, depth: depth + 1 })]),
    ),
  )
  return fc
    .tuple(all, said)
    .map(([values, chosen]) =>
      Object.fromEntries(
        Object.entries(values).filter(([name]) => required.has(name) || chosen.includes(name)),
      ),
    )
}

/** A document as calls take it, of some type or of none. */
function documentFor(known: Known): fc.Arbitrary<unknown> {
  return fc
    .constantFrom(...known.documentTypes)
    .chain((schema) =>
      objectFor(known, schema, 0).map((values) => ({ ...values, doctype: schema.title ?? 'Nothing' })),
    )
}

interface Wanted {
  readonly name: string
  readonly schema: Schema
  readonly depth?: number
}

type Makers = Readonly<Record<string, (known: Known, wanted: Required<Wanted>) => fc.Arbitrary<unknown>>>

const makers: Makers = {
  integer: () => fc.integer({ min: 0, max: 40 }),
  number: () => fc.constantFrom(0, 1, 99.5, 250),
  array: (known, { name, schema, depth }) =>
    schema.items
      ? fc.array(valueFor(known, { name, schema: schema.items, depth }), { maxLength: 2 })
      : fc.constant([]),
  object: (known, { schema, depth }) => objectFor(known, schema, depth),
  string: (known, { name, schema }) => textFor(known, name, schema),
}

/** A value as the document says it should be. */
export function valueFor(known: Known, { name, schema: given, depth = 0 }: Wanted): fc.Arbitrary<unknown> {
  const schema = resolved(known.document, given)
  if (documents.includes(name)) return documentFor(known)
  if (schema.enum) return fc.constantFrom<unknown>(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  const make = makers[[schema.type].flat()[0] ?? '']
  return make?.(known, { name, schema, depth }) ?? fc.oneof(textFor(known, name, schema), hostileText)
}
