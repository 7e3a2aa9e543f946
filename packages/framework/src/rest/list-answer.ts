import type { DocType } from '#framework/doctypes'
import type { Documents, ListRequest } from '#framework/documents'
import { isPlaced } from '#framework/queries'
import { presentListing } from './wire.ts'

export interface ListAnswer {
  /** Rows as objects, or as lists of values where `as_dict` is off. */
  readonly rows: readonly unknown[]
  /** With `debug`: the statement as JSON text of a list, without its values. */
  readonly debug: { readonly _debug_messages?: string }
}

const yeses: readonly unknown[] = ['true', 'True', '1', true, 1]

/** A list as the wire has it, whichever way it was asked for. */
export async function answerList(
  documents: Documents,
  type: DocType,
  request: ListRequest & { readonly debug?: unknown },
): Promise<ListAnswer> {
  const listing = await documents.query(type, request)
  const presented = presentListing(listing)
  return {
    // In a list of lists the keys are the places, and an object keeps these in order.
    rows: isPlaced(request) ? presented.map((row) => Object.values(row)) : presented,
    debug: yeses.includes(request.debug) ? { _debug_messages: JSON.stringify([listing.statement]) } : {},
  }
}
