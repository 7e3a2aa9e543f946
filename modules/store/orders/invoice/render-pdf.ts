import pLimit from 'p-limit'
import { buffer } from 'node:stream/consumers'
import { createPdfWriter, drawHeaderOrnament, pdfPage, type PdfWriter, type TextStyle } from '#money/receipts'
import type { PackingSlipLayout } from '../packing-slip/get-packing-slip.ts'
import type { TaxDocumentLayout, LayoutColumn, LayoutFact } from './invoice-layout.ts'

const { page, contentWidth: inside, colours, small, plain, strong, lineHeight, writeParagraph } = pdfPage

const TOP = 34
/** Bottom limit of rows on a page, in points. */
const FOOT = 560
const GAP = 8

const title: TextStyle = { size: 19, colour: colours.brand, weight: 'bold' }
const name: TextStyle = { size: 12, colour: colours.ink, weight: 'bold' }
const head: TextStyle = { ...small, weight: 'bold' }
const cell: TextStyle = { ...plain, size: 8.6 }

function line(pen: PdfWriter, top: number): void {
  pen.document.moveTo(page.left, top).lineTo(page.right, top).lineWidth(0.7).stroke(colours.line)
}

function ensureSpace(pen: PdfWriter, top: number, height: number): number {
  if (top + height <= FOOT) return top
  pen.document.addPage()
  return TOP
}

function drawSeller(
  pen: PdfWriter,
  { seller, title: word }: Pick<TaxDocumentLayout, 'seller' | 'title'>,
): number {
  const width = inside * 0.58
  let next = writeParagraph(pen, seller.name, { x: page.left, top: TOP, width, style: name })
  for (const text of seller.lines)
    next = writeParagraph(pen, text, { x: page.left, top: next, width, style: small })
  const right = page.left + width + 12
  const below = writeParagraph(pen, word, { x: right, top: TOP - 2, width: page.right - right, style: title })
  return Math.max(next, below) + GAP
}

function drawFacts(
  pen: PdfWriter,
  facts: readonly LayoutFact[],
  { x, top, width }: { x: number; top: number; width: number },
): number {
  let next = top
  for (const { label, text } of facts) {
    next = writeParagraph(pen, label, { x, top: next, width, style: small })
    next = writeParagraph(pen, text, { x, top: next, width, style: strong }) + 2
  }
  return next
}

function drawBuyer(
  pen: PdfWriter,
  { buyer, facts }: Pick<TaxDocumentLayout, 'buyer' | 'facts'>,
  top: number,
): number {
  line(pen, top)
  const width = inside * 0.55
  let next = writeParagraph(pen, buyer.label, { x: page.left, top: top + GAP, width, style: small })
  next = writeParagraph(pen, buyer.name, { x: page.left, top: next, width, style: name })
  for (const text of buyer.lines)
    next = writeParagraph(pen, text, { x: page.left, top: next, width, style: small })
  const x = page.left + width + 12
  const below = drawFacts(pen, facts, { x, top: top + GAP, width: page.right - x })
  return Math.max(next, below) + GAP
}

interface PositionedColumn extends LayoutColumn {
  readonly x: number
  readonly width: number
}

function positionColumns(columns: readonly LayoutColumn[]): readonly PositionedColumn[] {
  let x: number = page.left
  return columns.map((column) => {
    const width = column.share * inside
    const found = { ...column, x, width }
    x += width
    return found
  })
}

interface Row {
  readonly columns: readonly PositionedColumn[]
  readonly texts: readonly string[]
  readonly style: TextStyle
}

function drawRow(pen: PdfWriter, { columns, texts, style }: Row, top: number): number {
  const ends = columns.map(({ x, width, isNumber }, at) => {
    const text = texts[at] ?? ''
    if (!isNumber) return writeParagraph(pen, text, { x, top, width: width - 6, style })
    pen.writeEndingAt(text, { x: x + width, baseline: top + style.size }, style)
    return top + lineHeight(style)
  })
  return Math.max(...ends) + 3
}

function heightOf(pen: PdfWriter, columns: readonly PositionedColumn[], row: readonly string[]): number {
  const counts = columns.map(({ width, isNumber }, at) =>
    isNumber ? 1 : pen.lines(row[at] ?? '', width - 6, cell).length,
  )
  return Math.max(...counts) * lineHeight(cell) + 3
}

function drawTable(
  pen: PdfWriter,
  {
    columns,
    rows,
  }: { readonly columns: readonly LayoutColumn[]; readonly rows: readonly (readonly string[])[] },
  top: number,
): number {
  const across = positionColumns(columns)
  const labels = columns.map(({ label }) => label)
  const drawHead = (at: number) => {
    const next = drawRow(pen, { columns: across, texts: labels, style: head }, at + 4)
    line(pen, next)
    return next + 4
  }
  let next = drawHead(ensureSpace(pen, top, 60))
  for (const row of rows) {
    const begin = ensureSpace(pen, next, heightOf(pen, across, row))
    if (begin < next) next = drawHead(begin)
    next = drawRow(pen, { columns: across, texts: row, style: cell }, next)
  }
  line(pen, next + 1)
  return next + GAP
}

function drawTotal(pen: PdfWriter, { sums, total, totalInWords }: TaxDocumentLayout, top: number): number {
  let next = ensureSpace(pen, top, (sums.length + 3) * lineHeight(strong) + 20)
  const x = page.left + inside * 0.5
  const rows = [...sums.map((one) => ({ ...one, style: plain })), { ...total, style: name }]
  for (const { label, text, style } of rows) {
    pen.write(label, { x, baseline: next + style.size }, style)
    pen.writeEndingAt(text, { x: page.right, baseline: next + style.size }, style)
    next += lineHeight(style) + 1
  }
  return writeParagraph(pen, totalInWords, { x: page.left, top: next + 4, width: inside, style: plain }) + GAP
}

function drawNotes(pen: PdfWriter, notes: readonly string[], top: number): void {
  let next = ensureSpace(pen, top, notes.length * 2 * lineHeight(small))
  for (const note of notes)
    next = writeParagraph(pen, note, { x: page.left, top: next, width: inside, style: small }) + 2
}

/** Rendering a page blocks the event loop, so only one runs at a time. */
const limitConcurrency = pLimit(1)

interface PdfMetadata {
  readonly title: string
  readonly author: string
  readonly language: string
}

async function openPage({ title, author, language }: PdfMetadata) {
  // The library needs 33 MB, so the first rendering loads it.
  const { default: create } = await import('pdfkit')
  const document = new create({
    ...{ size: 'A4', margin: 0, autoFirstPage: false, lang: language, displayTitle: true },
    info: { Title: title, Author: author },
  })
  // Layouts use A5 coordinates; A4 has the same proportions, scaled.
  document.on('pageAdded', () => document.scale(Math.SQRT2))
  const bytes = buffer(document)
  document.addPage()
  const pen = createPdfWriter(document)
  drawHeaderOrnament(pen)
  return { document, pen, bytes }
}

export function renderTaxDocument(sheet: TaxDocumentLayout): Promise<Buffer> {
  return limitConcurrency(async () => {
    const number = sheet.facts[0]?.text ?? ''
    const metadata = {
      title: `${sheet.title} ${number}`,
      author: sheet.seller.name,
      language: sheet.language,
    }
    const { document, pen, bytes } = await openPage(metadata)
    let next = drawBuyer(pen, sheet, drawSeller(pen, sheet))
    next = drawTable(pen, sheet, next)
    next = drawTotal(pen, sheet, next)
    if (sheet.taxes) next = drawTable(pen, sheet.taxes, next)
    drawNotes(pen, sheet.notes, next)
    document.end()
    return bytes
  })
}

export function renderPackingSlip(sheet: PackingSlipLayout): Promise<Buffer> {
  return limitConcurrency(async () => {
    const metadata = {
      title: `${sheet.title} ${sheet.number}`,
      author: sheet.seller.name,
      language: sheet.language,
    }
    const { document, pen, bytes } = await openPage(metadata)
    const next = drawBuyer(pen, sheet, drawSeller(pen, sheet))
    drawNotes(pen, sheet.notes, drawTable(pen, sheet, next))
    document.end()
    return bytes
  })
}
