import { select, text } from '#framework/doctypes'
import { anyone, method, Download } from '#framework/modules'
import {
  requireReceipt,
  type ReceiptDoc,
  withSubject,
  receiptPathWithToken,
} from '../receipt/open-receipt.ts'
import { inLanguage, type Context, type Site } from '#framework/context'
import { parseLetterhead } from '../issuer/letterhead.rules.ts'
import { createReceiptLayout, type ReceiptLayout } from './receipt-layout.ts'
import { renderReceiptPdf, type PaperSize } from './render-pdf.ts'
import { keyOfUrl, storageOf, type StorageSettings } from '#framework/files'

/**
 * A receipt as a PDF, for whoever may read it and for whoever holds its token or its payment's. The language is that of
 * whoever asks, unless told.
 */
export const download = method({
  access: anyone,
  input: {
    receipt: text(),
    payment: text(),
    token: text(),
    language: select(['en', 'hi', 'ta']),
    size: select(['A5', 'A4'], { default: 'A5' }),
  },
  methods: ['GET', 'POST'],
  isTranslated: true,
  async run({ input, documents, language, ctx }) {
    const receipt = await requireReceipt(documents, input)
    const size = input.size ?? 'A5'
    return downloadReceipt(inLanguage(ctx, input.language ?? language), { receipt, size })
  },
})

const MAX_LOGO_SIZE = 320

/**
 * A logo as a PDF can hold it: PNG, no larger than it is printed. Null when there is none, or nothing can be made of it: a
 * receipt without a picture is a receipt.
 */
async function readLogo(settings: StorageSettings, address: string | null): Promise<Buffer | null> {
  const key = address === null ? null : keyOfUrl(address)
  if (key === null) return null
  try {
    const { default: sharp } = await import('sharp')
    const bytes = await storageOf(settings).bytes(key)
    const size = {
      width: MAX_LOGO_SIZE,
      height: MAX_LOGO_SIZE,
      fit: 'inside',
      withoutEnlargement: true,
    } as const
    return await sharp(bytes, { limitInputPixels: 50_000_000 }).resize(size).png().toBuffer()
  } catch {
    return null
  }
}

interface ReceiptPdfRequest {
  readonly receipt: ReceiptDoc
  readonly size: PaperSize
}

/** Printed while it is sent: by then the transaction is over, and slow work holds no connection. */
async function* generatePdf(
  layout: ReceiptLayout,
  { settings }: Site,
  size: PaperSize,
): AsyncGenerator<Uint8Array> {
  yield await renderReceiptPdf(layout, { size, logo: await readLogo(settings, layout.letterhead.logo) })
}

/** The paper of a receipt, as it is on this day: cancelled ones are marked, and what was paid back is told. */
export async function downloadReceipt(ctx: Context, { receipt, size }: ReceiptPdfRequest): Promise<Download> {
  const { documents, site, language, t } = ctx
  const letterhead = parseLetterhead(receipt.letterhead)
  const address = `${site.settings.publicUrl}${await receiptPathWithToken(documents, receipt.name)}`
  const receiptWithSubject = await withSubject(ctx, receipt)
  const layout = createReceiptLayout(receiptWithSubject, { letterhead, language, t, address })
  return new Download({
    fileName: `${receipt.receipt_number.replaceAll('/', '-')}.pdf`,
    contentType: 'application/pdf',
    chunks: generatePdf(layout, site, size),
    isShown: true,
  })
}
