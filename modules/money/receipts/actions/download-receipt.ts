import { Download, type MethodContext, type Surroundings } from '#framework/modules'
import type { Language } from '#framework/messages'
import { readLetterhead } from '../rules/letterhead.ts'
import { receiptSheet, type ReceiptSheet } from '../rules/receipt-sheet.ts'
import type { ReceiptDoc } from './open-receipt.ts'
import { withSubject } from './paid-subjects.ts'
import { printSheet, type PaperSize } from './printing/print-receipt.ts'
import { keyOfUrl, storageOf } from '#framework/files'
import { openPath } from './receipt-address.ts'

type Place = Parameters<typeof storageOf>[0]

const LARGEST_SIDE = 320

/**
 * A logo as a PDF can hold it: PNG, no larger than it is printed. Null when there is none, or nothing can be made of it: a
 * receipt without a picture is a receipt.
 */
async function readLogo(place: Place, address: string | null): Promise<Buffer | null> {
  const key = address === null ? null : keyOfUrl(address)
  if (key === null) return null
  try {
    const { default: sharp } = await import('sharp')
    const bytes = await storageOf(place).bytes(key)
    const size = {
      width: LARGEST_SIDE,
      height: LARGEST_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    } as const
    return await sharp(bytes, { limitInputPixels: 50_000_000 }).resize(size).png().toBuffer()
  } catch {
    return null
  }
}

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
  { documents, extensions, site }: Pick<MethodContext<never>, 'documents' | 'extensions' | 'site'>,
  { receipt, language, size }: Wanted,
): Promise<Download> {
  const letterhead = readLetterhead(receipt.letterhead)
  const address = `${site.settings.publicUrl}${await openPath(documents, receipt.name)}`
  const t = site.translators[language]
  const shown = await withSubject({ documents, extensions, t }, receipt)
  const sheet = receiptSheet(shown, { letterhead, language, t, address })
  return new Download({
    fileName: `${receipt.receipt_number.replaceAll('/', '-')}.pdf`,
    contentType: 'application/pdf',
    pieces: printed(sheet, site, size),
    isShown: true,
  })
}
