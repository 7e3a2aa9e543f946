import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { inEnglish } from '#meta/messages'
import { requirePrintFonts } from '../testing/sample-site.ts'
import { createReceiptLayout, type PrintedReceipt } from './receipt-layout.ts'
import { createPdfWriter, type PdfWriter } from './pdf-writer.ts'
import { renderReceiptPdf } from './render-pdf.ts'

beforeAll(() => requirePrintFonts())

const receipt: PrintedReceipt = {
  ...{ receipt_number: 'ASHA/2026-27/00012', issued_on: '2026-11-20', state: 'issued' },
  ...{ amount: 1_234_50, currency: 'INR', returned: 0, payer_name: 'Meena Śrīnivāsan' },
  lines: [{ description: 'Library books', amount: 1_234_50 }],
  ...{ method: 'UPI', method_reference: '4321', bank: null, received_on: '2026-11-20' },
  ...{ condition: 'none', cancelled_on: null, cancel_reason: null },
}

const letterhead = {
  ...{ name: 'Asha School', address: '12 Temple Road', contact: '', registrations: [] },
  ...{ logo: null, signatory: null, footnote: null },
}

const place = {
  letterhead,
  language: 'en',
  t: inEnglish,
  address: 'https://asha.example/r',
} as const

async function renderText(
  more: Partial<PrintedReceipt> = {},
  size: 'A5' | 'A4' = 'A5',
  logo: Buffer | null = null,
) {
  const bytes = await renderReceiptPdf(createReceiptLayout({ ...receipt, ...more }, place), { size, logo })
  const text = bytes.toString('latin1')
  const fonts = [...text.matchAll(/\/FontName \/\w+\+([\w-]+)/g)].map((match) => match[1] ?? '')
  return { text, pages: text.match(/\/Type \/Page\b/g)?.length, fonts }
}

async function createTestWriter(): Promise<PdfWriter> {
  const { default: create } = await import('pdfkit')
  return createPdfWriter(new create({ size: 'A5' }))
}

const style = { size: 10, colour: '#000000' }

test('An English receipt is one page and embeds only the glyphs that it needs', async () => {
  const { text, pages, fonts } = await renderText()
  expect(pages).toBe(1)
  expect(text).toContain('/MediaBox [0 0 419.53 595.28]')
  expect(fonts.filter((font) => /Tamil|Devanagari/.test(font))).toEqual([])
})

test('Names in Tamil and Hindi embed their fonts', async () => {
  const { fonts } = await renderText({ payer_name: 'மீனாட்சி மீனாக்ஷி मीनाक्षी' })
  expect(fonts.some((font) => font.includes('Tamil'))).toBe(true)
  expect(fonts.some((font) => font.includes('Devanagari'))).toBe(true)
})

test('Shapes text so that ligatures are narrower than their letters', async () => {
  const { widthOf } = await createTestWriter()
  for (const [joined, parts] of [
    ['क्ष', ['क', 'ष']],
    ['श्री', ['श', 'री']],
    ['ஸ்ரீ', ['ஸ', 'ரீ']],
  ] as const) {
    const apart = parts.reduce((sum, part) => sum + widthOf(part, style), 0)
    expect(widthOf(joined, style), joined).toBeLessThan(apart)
  }
})

test('Wraps long text between words, and inside a word only when it must', async () => {
  const { lines, widthOf } = await createTestWriter()
  expect(lines('one two three', widthOf('one two ', style), style)).toEqual(['one two', 'three'])
  const cut = lines('தொண்ணூற்றொன்பது', 30, style)
  expect(cut.length).toBeGreaterThan(1)
  expect(cut.join('')).toBe('தொண்ணூற்றொன்பது')
  expect(cut.every((line) => !/^[\u0BBE-\u0BCD]/.test(line))).toBe(true)
  expect(lines('', 30, style)).toEqual([])
})

test('Fifty lines take several pages without text outside the page', async () => {
  const lines = Array.from({ length: 50 }, (_, index) => ({ description: `Book ${index + 1}`, amount: 100 }))
  expect((await renderText({ lines }, 'A4')).pages).toBeGreaterThan(2)
})

test('Prints a logo, and scales the same page to A4', async () => {
  const logo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#6E1F63' } })
    .png()
    .toBuffer()
  const { text, pages } = await renderText({}, 'A4', logo)
  expect([pages, text.includes('/Subtype /Image'), text.includes('/MediaBox [0 0 595.28 841.89]')]).toEqual([
    1,
    true,
    true,
  ])
})
