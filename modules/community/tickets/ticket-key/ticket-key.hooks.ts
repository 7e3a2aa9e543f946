import { hooks } from '#framework/documents'
import { TicketKey } from './ticket-key.doctype.ts'

/** The slot is unique: two nodes that make the first key at the same moment keep one. */
const SIGNING = 'signing'

export const ticketKeyHooks = hooks(TicketKey, {
  beforeSave: ({ document: { state } }) => ({ slot: state === SIGNING ? SIGNING : null }),
})
