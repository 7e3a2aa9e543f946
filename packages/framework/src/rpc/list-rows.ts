import type { DocType } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import type { Row } from '#framework/queries'
import { currentListRequest, presentListing } from '#framework/rest'
import { filtersArgument, wordOrJson } from './arguments.ts'

/** Columns with their directions, in characters. */
export const LONGEST_ORDER = 1000

type Question = Readonly<Record<string, unknown>>

/** Several fields may come as a list, as JSON, or as words with commas between them. */
export function fieldsArgument(value: unknown): unknown {
  const read = wordOrJson('fields', value)
  if (typeof read !== 'string') return read
  return read.trim() === '' ? undefined : read.split(',').map((field) => field.trim())
}

/** A list as a method was asked for it, with rows as the wire has them. */
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
