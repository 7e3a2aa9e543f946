import { int, text, type DocType } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { anyValue, method, signedInUsers } from '#framework/modules'
import { listingFor, type Caller } from '#framework/permissions'
import type { Row } from '#framework/queries'
import { filtersArgument, isRow, typeNamed } from '../arguments.ts'

export interface LinkChoice {
  readonly value: string
  readonly description: string
  readonly label?: string
}

interface Search {
  readonly type: DocType
  readonly text: string
  readonly fields: readonly string[]
  readonly filters: readonly unknown[]
  readonly length: number
}

export const LONGEST_PAGE = 100

export function searchedFields(type: DocType, caller: Caller, searchField: string | null): readonly string[] {
  const asked = searchField === null ? [] : searchField.split(',').map((field) => field.trim())
  const visible = listingFor(type, caller).columns
  const wanted = ['name', type.titleField, ...type.searchFields, ...asked]
  return [...new Set(wanted)].filter((field) => visible.has(field))
}

function inUse(type: DocType): readonly unknown[] {
  const isCheck = (field: string) => type.fields[field]?.fieldtype === 'Check'
  return [
    ...(isCheck('enabled') ? [['enabled', '=', 1]] : []),
    ...(isCheck('disabled') ? [['disabled', '=', 0]] : []),
  ]
}

function asList(filters: unknown): readonly unknown[] {
  if (Array.isArray(filters)) return filters
  return isRow(filters) ? Object.entries(filters).map(([field, value]) => oneFilter(field, value)) : []
}

function oneFilter(field: string, value: unknown): readonly unknown[] {
  const parts: readonly unknown[] | null = Array.isArray(value) ? value : null
  return parts ? [field, ...parts] : [field, '=', value]
}

export function usableFilters(type: DocType, filters: unknown): readonly unknown[] {
  return [...inUse(type), ...asList(filtersArgument(filters))]
}

/** Escapes characters that LIKE takes for wildcards. */
export function likeText(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('%', '\\%').replaceAll('_', '\\_')
}

function rowsLike(documents: Documents, search: Search, pattern: string): Promise<readonly Row[]> {
  const { type, fields, filters, length } = search
  return documents.list(type, {
    fields,
    filters,
    or_filters: pattern === '%' ? [] : fields.map((field) => [field, 'like', pattern]),
    limit_page_length: length,
  })
}

/** Matches at the beginning come before other matches. */
async function found(documents: Documents, search: Search): Promise<readonly Row[]> {
  const text = likeText(search.text)
  const first = await rowsLike(documents, search, `${text}%`)
  if (text === '' || first.length >= search.length) return first
  const names = new Set(first.map(({ name }) => name))
  const others = (await rowsLike(documents, search, `%${text}%`)).filter(({ name }) => !names.has(name))
  return [...first, ...others].slice(0, search.length)
}

function choiceOf(type: DocType, fields: readonly string[], row: Row): LinkChoice {
  const title = type.titleField === 'name' ? null : row[type.titleField]
  const others = fields.filter((field) => field !== 'name' && field !== type.titleField)
  const description = others.map((field) => row[field]).filter((one) => one !== null && one !== '')
  return {
    value: String(row['name']),
    description: description.join(', '),
    ...(typeof title === 'string' ? { label: title } : {}),
  }
}

/** Finds documents for a Link field by their search fields. */
export const searchLink = method({
  access: signedInUsers,
  aliases: ['frappe.desk.search.search_link'],
  input: {
    doctype: text({ required: true }),
    txt: text(),
    filters: anyValue,
    page_length: int({ default: 10, min: 1, max: LONGEST_PAGE }),
    searchfield: text(),
    reference_doctype: text(),
  },
  reads: true,
  async run({ input, documents, caller, findType }) {
    const type = await typeNamed({ findType }, input.doctype)
    const fields = searchedFields(type, caller, input.searchfield)
    const rows = await found(documents, {
      type,
      text: input.txt?.trim() ?? '',
      fields,
      filters: usableFilters(type, input.filters),
      length: input.page_length ?? 10,
    })
    return rows.map((row) => choiceOf(type, fields, row))
  },
})
