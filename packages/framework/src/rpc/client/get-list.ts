import { text, type DocType } from '#framework/doctypes'
import { anyValue, method, signedInUsers } from '#framework/modules'
import { isOff, typeNamed, filtersArgument, wordOrJson } from '../arguments.ts'
import type { Documents } from '#framework/documents'
import type { Row } from '#framework/queries'
import { currentListRequest, presentListing } from '#framework/rest'

export const LONGEST_ORDER = 1000

/** Lists rows as the caller may see them: `/api/resource/{type}` as a call. */
export const getList = method({
  access: signedInUsers,
  aliases: ['frappe.client.get_list'],
  input: {
    doctype: text({ required: true }),
    fields: anyValue,
    filters: anyValue,
    or_filters: anyValue,
    group_by: text({ maxLength: LONGEST_ORDER }),
    order_by: text({ maxLength: LONGEST_ORDER }),
    limit_start: anyValue,
    limit_page_length: anyValue,
    limit: anyValue,
    parent: text(),
    as_dict: anyValue,
    debug: anyValue,
  },
  reads: true,
  async run({ input, documents, findType }) {
    const type = await typeNamed({ findType }, input.doctype)
    const rows = await listRows(documents, type, input)
    return isOff(input.as_dict) ? rows.map((row) => Object.values(row)) : rows
  },
})

type Question = Readonly<Record<string, unknown>>

/** Several fields come as a list, as JSON, or separated by commas. */
export function fieldsArgument(value: unknown): unknown {
  const read = wordOrJson('fields', value)
  if (typeof read !== 'string') return read
  return read.trim() === '' ? undefined : read.split(',').map((field) => field.trim())
}

export async function listRows(
  documents: Documents,
  type: DocType,
  question: Question,
): Promise<readonly Row[]> {
  const request = currentListRequest(type, {
    ...withoutNothing(question),
    fields: fieldsArgument(question['fields']),
    filters: filtersArgument(question['filters']),
    or_filters: filtersArgument(question['or_filters']),
  })
  const listing = await documents.query(type, request)
  return presentListing(listing)
}

function withoutNothing(question: Question): Question {
  return Object.fromEntries(Object.entries(question).filter(([, value]) => value !== null && value !== ''))
}
