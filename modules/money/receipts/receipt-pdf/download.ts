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
 * Returns a receipt as PDF, for its readers and holders of its token or its payment's. The caller's language is the
 * default.
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

/** Converts a logo to PNG at print size; null without a usable one, so that a receipt does not fail because of it. */
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

/** Renders while sending, after the transaction, so that slow work occupies no database connection. */
async function* generatePdf(
  layout: ReceiptLayout,
  { settings }: Site,
  size: PaperSize,
): AsyncGenerator<Uint8Array> {
  yield await renderReceiptPdf(layout, { size, logo: await readLogo(settings, layout.letterhead.logo) })
}

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
