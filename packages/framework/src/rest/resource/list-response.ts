import type { DocType } from '#framework/doctypes'
import type { Documents, ListRequest } from '#framework/documents'
import { isPlaced, queryErrors } from '#framework/queries'
import { currentListRequest } from '../deprecation.ts'
import { expandLinks } from './expand-links.ts'
import { presentListing } from './wire.ts'

export interface ListAnswer {
  /** Rows as objects, or as lists of values where `as_dict` is off. */
  readonly rows: readonly unknown[]
  /** With `debug`: the statement as JSON text of a list, without its values. */
  readonly debug: { readonly _debug_messages?: string }
}

const yeses: readonly unknown[] = ['true', 'True', '1', true, 1]

/** Whether a parameter of the dialect is switched on. */
export function isOn(value: unknown): boolean {
  return yeses.includes(value)
}

/** Links that one list shows whole. */
const MOST_EXPANDED = 10

const links: readonly string[] = ['Link', 'Dynamic Link']

/** The links to be shown as the documents that they lead to. */
function fieldsToExpand(type: DocType, expand: unknown): ReadonlySet<string> {
  if (expand === undefined || expand === null || expand === '') return new Set()
  const names: readonly unknown[] = Array.isArray(expand) ? expand : [expand]
  if (names.length > MOST_EXPANDED) throw queryErrors.tooMany('fields to expand', MOST_EXPANDED)
  const isLink = (name: unknown): name is string =>
    typeof name === 'string' &&
    Object.hasOwn(type.fields, name) &&
    links.includes(type.fields[name]?.fieldtype ?? '')
  const lost = names.find((name) => !isLink(name))
  if (lost !== undefined) throw queryErrors.field(typeof lost === 'string' ? lost : JSON.stringify(lost))
  return new Set(names.filter(isLink))
}

interface ListQuestion extends ListRequest {
  readonly debug?: unknown
  /** Names of links, as a list. */
  readonly expand?: unknown
}

/** A list as the wire has it, whichever way it was asked for. */
export async function answerList(
  documents: Documents,
  type: DocType,
  question: ListQuestion,
): Promise<ListAnswer> {
  const request = currentListRequest(type, question)
  const asked = fieldsToExpand(type, request.expand)
  const listing = await documents.query(type, request)
  const presented = presentListing(listing)
  const debug = isOn(request.debug) ? { _debug_messages: JSON.stringify([listing.statement]) } : {}
  // In a list of lists the keys are the places, and an object keeps these in order.
  if (isPlaced(request)) return { rows: presented.map((row) => Object.values(row)), debug }
  const rows = asked.size === 0 ? presented : await expandLinks(documents, { type, asked }, presented)
  return { rows, debug }
}
