import type { Documents } from '#framework/documents'
import { DialectError } from '#framework/errors'
import { changeErrors } from '../errors.ts'
import { CreditNote } from './credit-note.doctype.ts'
import { Invoice } from './invoice.doctype.ts'
import { requireOrderAccess } from '../order/order-access.ts'
import { parseParty } from './invoice.rules.ts'
import { type StoredTaxDocument, layoutTaxDocument } from './invoice-layout.ts'
import type { Site } from '#framework/context'
import { Download, method, onlyRoles } from '#framework/modules'
import type { Language } from '#framework/messages'
import { renderTaxDocument } from './render-pdf.ts'
import { text } from '#framework/doctypes'

interface TaxDocumentRequest {
  readonly document: string
  readonly token: string | null
  readonly name: string | null
}

const hidden: ReadonlySet<string> = new Set(['DoesNotExistError', 'PermissionError'])

async function hideExistence<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    throw error instanceof DialectError && hidden.has(error.type) ? changeErrors.document_not_found() : error
  }
}

/** Holders of the order's link may open its documents; other callers need read permission. */
async function resolveReader(documents: Documents, { token, name }: TaxDocumentRequest) {
  if (token === null && name === null) return { reader: documents, order: null }
  return { reader: documents.asSystem(), order: await requireOrderAccess(documents, { token, name }) }
}

/** Returns the document. A refusal does not reveal whether it exists. */
export function openTaxDocument(
  documents: Documents,
  request: TaxDocumentRequest,
): Promise<StoredTaxDocument> {
  return hideExistence(async () => {
    const { reader, order } = await resolveReader(documents, request)
    const found = request.document.startsWith('CRN-')
      ? await readCreditNote(reader, request.document)
      : await readInvoice(reader, request.document)
    if (order !== null && found.order !== order) throw changeErrors.document_not_found()
    return found
  })
}

async function readInvoice(reader: Documents, name: string): Promise<StoredTaxDocument> {
  const { invoice_number, seller, buyer, ...invoice } = await reader.get(Invoice, name)
  return {
    ...invoice,
    ...{ number: invoice_number, invoice_number: null, invoice_issued_on: null, reason: null },
    ...{ seller: parseParty(seller), buyer: parseParty(buyer) },
  }
}

async function readCreditNote(reader: Documents, name: string): Promise<StoredTaxDocument> {
  const { credit_note_number, invoice, seller, buyer, ...note } = await reader.get(CreditNote, name)
  const { invoice_number, issued_on: invoice_issued_on } = await reader.get(Invoice, invoice)
  return {
    ...note,
    ...{ number: credit_note_number, invoice_number, invoice_issued_on },
    ...{ seller: parseParty(seller), buyer: parseParty(buyer) },
  }
}

interface TaxDocumentDownload {
  readonly document: StoredTaxDocument
  readonly language: Language
}

/** Renders while sending, after the transaction, so that slow work occupies no database connection. */
async function* renderPdf(
  { translators }: Site,
  { document, language }: TaxDocumentDownload,
): AsyncGenerator<Uint8Array> {
  yield await renderTaxDocument(layoutTaxDocument(document, { language, t: translators[language] }))
}

export function downloadTaxDocument(site: Site, printing: TaxDocumentDownload): Download {
  return new Download({
    fileName: `${printing.document.number.replaceAll('/', '-')}.pdf`,
    contentType: 'application/pdf',
    chunks: renderPdf(site, printing),
    isShown: true,
  })
}

export const taxDocumentPath = (document: string): string =>
  `/api/method/mela.orders.get_invoice?document=${encodeURIComponent(document)}`

const handlers = onlyRoles('System Manager', 'Store Manager', 'School Office', 'Seller')

export const printMethod = () =>
  method({
    access: handlers,
    input: { name: text({ required: true }) },
    async run({ input: { name }, documents }) {
      await openTaxDocument(documents, { document: name, token: null, name: null })
      return { name, url: taxDocumentPath(name) }
    },
  })
