import type { Documents } from '#framework/documents'
import { DialectError } from '#framework/errors'
import { changeErrors } from '../../rules/change-errors.ts'
import { CreditNote } from '../../doctypes/credit-note.doctype.ts'
import { Invoice } from '../../doctypes/invoice.doctype.ts'
import { orderOpenedBy } from '../../doctypes/opened-order.queries.ts'
import { readParty } from '../../rules/paper-parties.ts'
import type { KeptPaper } from '../../rules/paper-sheet.ts'

/** A paper that is asked for, and what shows that it may be opened: a right to read it, or whatever opens its order. */
interface PaperAsked {
  readonly paper: string
  readonly token: string | null
  readonly name: string | null
}

const hidden: ReadonlySet<string> = new Set(['DoesNotExistError', 'PermissionError'])

async function unlessHidden<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    throw error instanceof DialectError && hidden.has(error.type) ? changeErrors.no_paper() : error
  }
}

/** Whoever opens the order opens its papers; everybody else needs a right to read the paper itself. */
async function readerOf(documents: Documents, { token, name }: PaperAsked) {
  if (token === null && name === null) return { reader: documents, order: null }
  return { reader: documents.asSystem(), order: await orderOpenedBy(documents, { token, name }) }
}

/** The paper, for whoever may open it. Refused without telling whether it is there. */
export function openPaper(documents: Documents, asked: PaperAsked): Promise<KeptPaper> {
  return unlessHidden(async () => {
    const { reader, order } = await readerOf(documents, asked)
    const found = asked.paper.startsWith('CRN-')
      ? await keptNote(reader, asked.paper)
      : await keptInvoice(reader, asked.paper)
    if (order !== null && found.order !== order) throw changeErrors.no_paper()
    return found
  })
}

async function keptInvoice(reader: Documents, name: string): Promise<KeptPaper> {
  const { invoice_number, seller, buyer, ...invoice } = await reader.get(Invoice, name)
  return {
    ...invoice,
    ...{ number: invoice_number, invoice_number: null, invoice_issued_on: null, reason: null },
    ...{ seller: readParty(seller), buyer: readParty(buyer) },
  }
}

async function keptNote(reader: Documents, name: string): Promise<KeptPaper> {
  const { credit_note_number, invoice, seller, buyer, ...note } = await reader.get(CreditNote, name)
  const { invoice_number, issued_on: invoice_issued_on } = await reader.get(Invoice, invoice)
  return {
    ...note,
    ...{ number: credit_note_number, invoice_number, invoice_issued_on },
    ...{ seller: readParty(seller), buyer: readParty(buyer) },
  }
}
