import { useQuery } from '@tanstack/react-query'
import { metaRequest, send } from '#client'
import { columnFieldTypes, type FieldRules, type FieldType } from '#meta'

/** A field as the desk's lists and forms need it: its rules, and how it is shown. */
export interface DeskField extends FieldRules {
  isHidden: boolean
  isReadOnly: boolean
  isInList: boolean
  description: string
  initial: string | number | null
}

export interface TypeMeta {
  name: string
  titleField: string
  sort: { field: string; isDescending: boolean }
  fields: DeskField[]
}

/** A type with the child types of its tables. */
export interface DocMeta extends TypeMeta {
  children: ReadonlyMap<string, TypeMeta>
}

/** The part of the dialect's DocField that we read. */
export interface WireField {
  fieldname: string
  fieldtype: string
  label: string
  options: string | null
  reqd: 0 | 1
  hidden: 0 | 1
  read_only: 0 | 1
  in_list_view: 0 | 1
  length: number
  min?: number | null
  max?: number | null
  default: string | number | null
  description: string | null
}

export interface WireMeta {
  name: string
  title_field: string
  sort_field: string
  sort_order: string
  fields: WireField[]
}

/** What a field without a length may hold. */
const LONGEST = 65_535

const known: ReadonlySet<string> = new Set<string>([...columnFieldTypes, 'Table', 'Section Break'])

const isKnown = (fieldtype: string): fieldtype is FieldType => known.has(fieldtype)

function readField(field: WireField): DeskField {
  return {
    fieldname: field.fieldname,
    // A type that this desk does not know is at least text.
    fieldtype: isKnown(field.fieldtype) ? field.fieldtype : 'Text',
    label: field.label,
    options: field.options?.split('\n') ?? [],
    required: field.reqd === 1,
    maxLength: field.length || LONGEST,
    min: field.min ?? null,
    max: field.max ?? null,
    isHidden: field.hidden === 1,
    isReadOnly: field.read_only === 1,
    isInList: field.in_list_view === 1,
    description: field.description ?? '',
    initial: field.default,
  }
}

function readType(meta: WireMeta): TypeMeta {
  return {
    name: meta.name,
    titleField: meta.title_field || 'name',
    sort: { field: meta.sort_field, isDescending: meta.sort_order !== 'asc' },
    fields: meta.fields.map(readField),
  }
}

/** Reads the answer of `getdoctype`: the type first, then the types of its tables. */
export function readMeta(docs: readonly WireMeta[]): DocMeta {
  const [type, ...children] = docs.map(readType)
  if (!type) throw new Error('The answer names no document type')
  return { ...type, children: new Map(children.map((child) => [child.name, child])) }
}

/** The definition of a type as this person may see it. */
export function useMeta(doctype: string) {
  return useQuery({
    queryKey: ['meta', doctype],
    queryFn: async () => readMeta(await send<WireMeta[]>(metaRequest(doctype))),
    staleTime: Infinity,
  })
}
