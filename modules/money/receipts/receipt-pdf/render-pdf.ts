import pLimit from 'p-limit'
import { buffer } from 'node:stream/consumers'
import type PDFKit from 'pdfkit'
import type { ReceiptLayout } from './receipt-layout.ts'
import {
  colours,
  contentWidth,
  drawQrCode,
  lineHeight,
  page,
  plain,
  small,
  strong,
  writeParagraph,
} from './pdf-page.ts'
import { type PdfWriter, type TextStyle, createPdfWriter } from './pdf-writer.ts'
import { printInks } from '#design/tokens'

const SCALLOP_COUNT = 14
const ORNAMENT_HEIGHT = 9
const LOGO_SIZE = 46
const GAP = 12

export function drawHeaderOrnament({ document }: PdfWriter): void {
  const { jamun, marigold } = printInks.light
  const width = page.width / SCALLOP_COUNT
  document.rect(0, 0, page.width, ORNAMENT_HEIGHT).fill(jamun)
  for (let index = 0; index < SCALLOP_COUNT; index += 1) {
    const left = index * width
    document
      .path(`M${left} ${ORNAMENT_HEIGHT}a${width / 2} ${width / 2.6} 0 0 0 ${width} 0z`)
      .fill(index % 2 === 0 ? jamun : marigold)
  }
}

const name: TextStyle = { size: 15, colour: colours.ink, weight: 'bold' }

function registrationText({ letterhead }: ReceiptLayout): string {
  return letterhead.registrations.map(({ label, number }) => `${label} ${number}`).join(' · ')
}

function createHeaderLines(layout: ReceiptLayout): readonly (readonly [text: string, style: TextStyle])[] {
  const { address, contact } = layout.letterhead
  return [
    [layout.letterhead.name, name],
    ...[address, contact, registrationText(layout)].map((text) => [text, small] as const),
  ]
}

function drawLetterhead(writer: PdfWriter, layout: ReceiptLayout, logo: Buffer | null): number {
  const top = 34
  const least = logo === null ? 0 : LOGO_SIZE
  const x = logo === null ? page.left : page.left + LOGO_SIZE + GAP
  const width = page.right - x
  const parts = createHeaderLines(layout)
  const height = parts.reduce(
    (sum, [text, style]) => sum + writer.lines(text, width, style).length * lineHeight(style),
    0,
  )
  if (logo !== null)
    writer.document.image(logo, page.left, top, {
      fit: [LOGO_SIZE, LOGO_SIZE],
      align: 'center',
      valign: 'center',
    })
  let next = top + Math.max(0, (least - height) / 2)
  for (const [text, style] of parts) next = writeParagraph(writer, text, { x, top: next, width, style })
  return Math.max(next, top + least)
}

const title: TextStyle = { size: 21, colour: colours.brand, weight: 'bold' }

function drawTitle(
  writer: PdfWriter,
  { title: word, number, date, cancelled }: ReceiptLayout,
  top: number,
): number {
  const { document } = writer
  document.moveTo(page.left, top).lineTo(page.right, top).lineWidth(0.8).stroke(colours.line)
  const baseline = top + 37
  writer.write(word, { x: page.left, baseline }, title)
  const rows = [number, date]
  rows.forEach(({ label, text }, index) => {
    const line = baseline - 15 + index * (lineHeight(plain) + 1)
    writer.writeEndingAt(text, { x: page.right, baseline: line }, strong)
    writer.writeEndingAt(label, { x: page.right - writer.widthOf(text, strong) - 7, baseline: line }, small)
  })
  const next = baseline + 16
  if (cancelled === null) return next
  const style: TextStyle = { ...strong, colour: colours.alert }
  return (
    writeParagraph(writer, cancelled.note, { x: page.left, top: next - 2, width: contentWidth, style }) + 6
  )
}

function drawCancelledStamp(writer: PdfWriter, mark: string): void {
  const { document } = writer
  const style: TextStyle = { size: 84, colour: colours.alert, weight: 'bold' }
  const widest = page.width * 0.94
  const size = Math.min(style.size, (style.size * widest) / writer.widthOf(mark, style))
  const fitted = { ...style, size }
  const middle = { x: page.width / 2, y: page.height / 2 }
  document.save().rotate(-32, { origin: [middle.x, middle.y] })
  document.fillOpacity(0.2)
  writer.write(
    mark,
    { x: middle.x - writer.widthOf(mark, fitted) / 2, baseline: middle.y + size / 3 },
    fitted,
  )
  document.restore()
}

const payer: TextStyle = { size: 13, colour: colours.ink, weight: 'bold' }
const amountStyle: TextStyle = { size: 24, colour: colours.brand, weight: 'bold' }
const amountInWordsStyle: TextStyle = { size: 9.8, colour: colours.ink }

function drawPayer(writer: PdfWriter, layout: ReceiptLayout, top: number): number {
  const { label, text } = layout.payer
  const next = writeParagraph(writer, label, { x: page.left, top, width: contentWidth, style: small })
  return writeParagraph(writer, text, { x: page.left, top: next + 1, width: contentWidth, style: payer }) + 9
}

function drawAmount(writer: PdfWriter, layout: ReceiptLayout, top: number): number {
  const pad = 13
  const width = contentWidth - 2 * pad
  const count = writer.lines(layout.amountInWords, width, amountInWordsStyle).length
  const height = pad + amountStyle.size * 1.3 + count * lineHeight(amountInWordsStyle) + pad
  writer.document.roundedRect(page.left, top, contentWidth, height, 9).fill(colours['brand-tint'])
  writer.write(
    layout.amount,
    { x: page.left + pad, baseline: top + pad + amountStyle.size * 0.86 },
    amountStyle,
  )
  const below = top + pad + amountStyle.size * 1.3
  writeParagraph(writer, layout.amountInWords, {
    x: page.left + pad,
    top: below,
    width,
    style: amountInWordsStyle,
  })
  return top + height + 14
}

interface Row {
  readonly left: string
  readonly right: string
}

function drawRow(writer: PdfWriter, { left, right }: Row, top: number): number {
  writer.writeEndingAt(right, { x: page.right, baseline: top + strong.size }, strong)
  const width = contentWidth - writer.widthOf(right, strong) - 16
  return writeParagraph(writer, left, { x: page.left, top, width, style: plain }) + 4
}

function ensureSpace(writer: PdfWriter, top: number): number {
  if (top < page.foot) return top
  writer.document.addPage()
  return 40
}

function drawLines(writer: PdfWriter, { lines: { label, rows } }: ReceiptLayout, top: number): number {
  let next = writeParagraph(writer, label, { x: page.left, top, width: contentWidth, style: small }) + 2
  for (const { description, amount } of rows) {
    next = ensureSpace(writer, next)
    next = drawRow(writer, { left: description, right: rows.length > 1 ? amount : '' }, next)
  }
  return next + 7
}

function drawFacts(writer: PdfWriter, { facts }: ReceiptLayout, top: number): number {
  const width = (contentWidth - 18) / 2
  let next = top
  for (let index = 0; index < facts.length; index += 2) {
    const begin = ensureSpace(writer, next)
    facts.slice(index, index + 2).forEach(({ label, text }, column) => {
      const x = page.left + column * (width + 18)
      const below = writeParagraph(writer, label, { x, top: begin, width, style: small })
      const end = writeParagraph(writer, text, { x, top: below, width, style: strong })
      next = column === 0 ? end + 6 : Math.max(next, end + 6)
    })
  }
  return next + 2
}

function drawNotes(writer: PdfWriter, { notes }: ReceiptLayout, top: number): number {
  let next = ensureSpace(writer, top)
  for (const note of notes)
    next = writeParagraph(writer, note, { x: page.left, top: next, width: contentWidth, style: small }) + 3
  return next
}

const QR_SIZE = 62
const FOOTER_TOP = page.height - QR_SIZE - 26

function drawFooter(writer: PdfWriter, { check, signature }: ReceiptLayout): void {
  drawQrCode(writer, check.address, { x: page.left, top: FOOTER_TOP, side: QR_SIZE })
  const x = page.left + QR_SIZE + 12
  writeParagraph(writer, check.label, { x, top: FOOTER_TOP + 2, width: 92, style: small })
  const left = page.right - 150
  const line = FOOTER_TOP + QR_SIZE - 24
  writer.document.moveTo(left, line).lineTo(page.right, line).lineWidth(0.6).stroke(colours.line)
  const below = signature.name ?? ''
  const next = writeParagraph(writer, below, { x: left, top: line + 4, width: 150, style: strong })
  writeParagraph(writer, signature.note, {
    x: left,
    top: next + (below === '' ? 3 : 0),
    width: 150,
    style: small,
  })
}

export type PaperSize = 'A5' | 'A4'

export interface PdfOptions {
  readonly size: PaperSize
  /** PNG; null for none. */
  readonly logo: Buffer | null
}

/** Rendering a page blocks the event loop, so only one runs at a time. */
const runOneAtATime = pLimit(1)

function openDocument(create: typeof PDFKit, layout: ReceiptLayout, size: PaperSize): PDFKit.PDFDocument {
  const scale = size === 'A4' ? Math.SQRT2 : 1
  const document = new create({
    size,
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    lang: layout.language,
    displayTitle: true,
    info: { Title: `${layout.title} ${layout.number.text}`, Author: layout.letterhead.name },
  })
  document.on('pageAdded', () => document.scale(scale))
  return document
}

function stampPages(writer: PdfWriter, { cancelled }: ReceiptLayout): void {
  if (cancelled === null) return
  const { start, count } = writer.document.bufferedPageRange()
  for (let index = start; index < start + count; index += 1) {
    writer.document.switchToPage(index)
    drawCancelledStamp(writer, cancelled.mark)
  }
}

async function renderPages(layout: ReceiptLayout, { size, logo }: PdfOptions): Promise<Buffer> {
  // The library needs 33 MB, so the first rendering loads it.
  const { default: create } = await import('pdfkit')
  const document = openDocument(create, layout, size)
  const bytes = buffer(document)
  const writer = createPdfWriter(document)
  document.addPage()
  drawHeaderOrnament(writer)
  let next = drawTitle(writer, layout, drawLetterhead(writer, layout, logo) + 12)
  for (const draw of [drawPayer, drawAmount, drawLines, drawFacts, drawNotes])
    next = draw(writer, layout, next)
  drawFooter(writer, layout)
  stampPages(writer, layout)
  document.end()
  return bytes
}

export function renderReceiptPdf(layout: ReceiptLayout, options: PdfOptions): Promise<Buffer> {
  return runOneAtATime(() => renderPages(layout, options))
}
