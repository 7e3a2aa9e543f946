import type { Documents } from '#framework/documents'
import { Download, type Surroundings } from '#framework/modules'
import type { Language } from '#framework/words'
import { readLetterhead } from '../rules/letterhead.ts'
import { receiptSheet, type ReceiptSheet } from '../rules/receipt-sheet.ts'
import type { ReceiptDoc } from './open-receipt.ts'
import { printSheet, type PaperSize } from './printing/print-receipt.ts'
import { readLogo } from './read-logo.ts'
import { openPath } from './receipt-address.ts'

interface Wanted {
  readonly receipt: ReceiptDoc
  readonly language: Language
  readonly size: PaperSize
}

/** Printed while it is sent: by then the transaction is over, and slow work holds no connection. */
async function* printed(
  sheet: ReceiptSheet,
  { settings }: Surroundings,
  size: PaperSize,
): AsyncGenerator<Uint8Array> {
  yield await printSheet(sheet, { size, logo: await readLogo(settings, sheet.letterhead.logo) })
}

/** The paper of a receipt, as it is on this day: cancelled ones are marked, and what was paid back is told. */
export async function downloadReceipt(
  documents: Documents,
  site: Surroundings,
  { receipt, language, size }: Wanted,
): Promise<Download> {
  const letterhead = readLetterhead(receipt.letterhead)
  const address = `${site.settings.publicUrl}${await openPath(documents, receipt.name)}`
  const sheet = receiptSheet(receipt, { letterhead, language, word: site.speakers[language], address })
  return new Download({
    fileName: `${receipt.receipt_number.replaceAll('/', '-')}.pdf`,
    contentType: 'application/pdf',
    pieces: printed(sheet, site, size),
    isShown: true,
  })
}
