import type { Site } from '#framework/context'
import { Download } from '#framework/modules'
import type { Language } from '#framework/messages'
import { layoutTaxDocument, type StoredTaxDocument } from './invoice-layout.ts'
import { renderTaxDocument } from './render-pdf.ts'

interface TaxDocumentDownload {
  readonly paper: StoredTaxDocument
  readonly language: Language
}

/** Printed while it is sent: by then the transaction is over, and slow work holds no connection. */
async function* renderPdf(
  { translators }: Site,
  { paper, language }: TaxDocumentDownload,
): AsyncGenerator<Uint8Array> {
  yield await renderTaxDocument(layoutTaxDocument(paper, { language, t: translators[language] }))
}

/** An invoice or a credit note as a PDF. */
export function downloadTaxDocument(site: Site, printing: TaxDocumentDownload): Download {
  return new Download({
    fileName: `${printing.paper.number.replaceAll('/', '-')}.pdf`,
    contentType: 'application/pdf',
    chunks: renderPdf(site, printing),
    isShown: true,
  })
}
