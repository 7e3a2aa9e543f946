import pLimit from 'p-limit'
import { buffer } from 'node:stream/consumers'
import { createPdfWriter, drawHeaderOrnament, pdfPage, type PdfWriter, type TextStyle } from '#money/receipts'
import type { PrintedGroup, PrintedLine, PrintedStatement } from './statement-sheet.ts'
import { layOutLines, type PageRow } from './statement-rows.ts'

const { page, contentWidth, colours, small, strong, plain, lineHeight, writeParagraph } = pdfPage

const TOP = 30
const FOOT = page.height - 36
const organisation: TextStyle = { size: 9, colour: colours.ink, weight: 'bold' }
const title: TextStyle = { size: 19, colour: colours.brand, weight: 'bold' }
const family: TextStyle = { size: 12, colour: colours.ink, weight: 'bold' }
const tiny: TextStyle = { size: 7, colour: colours['ink-2'] }
const cell: TextStyle = { size: 8, colour: colours.ink }
const boldCell: TextStyle = { ...cell, weight: 'bold' }

function drawHead(pen: PdfWriter, sheet: PrintedStatement): number {
  const parts: readonly (readonly [text: string, style: TextStyle])[] = [
    [sheet.organisation, organisation],
    [sheet.title, title],
    [sheet.family, family],
    [sheet.period, plain],
    [sheet.created, tiny],
  ]
  let next = TOP
  for (const [text, style] of parts)
    next = writeParagraph(pen, text, { x: page.left, top: next, width: contentWidth, style })
  return next + 10
}

function drawRule(pen: PdfWriter, top: number): void {
  pen.document.moveTo(page.left, top).lineTo(page.right, top).lineWidth(0.5).stroke(colours.line)
}

const SUM_WIDTH = 64

function drawSumRow(
  pen: PdfWriter,
  texts: readonly string[],
  { style, top }: { style: TextStyle; top: number },
) {
  const [first = '', ...amounts] = texts
  const width = contentWidth - amounts.length * SUM_WIDTH
  amounts.forEach((text, index) => {
    const x = page.right - (amounts.length - 1 - index) * SUM_WIDTH
    pen.writeEndingAt(text, { x, baseline: top + style.size }, style)
  })
  const next = writeParagraph(pen, first, { x: page.left, top, width, style })
  return Math.max(next, top + lineHeight(style)) + 2
}

function drawSums(pen: PdfWriter, { sums }: PrintedStatement, top: number): number {
  if (sums.rows.length === 0) return top
  let next = drawSumRow(pen, sums.head, { style: tiny, top })
  for (const { title: text, amounts, isTotal } of sums.rows) {
    if (isTotal) drawRule(pen, next)
    const style = isTotal ? boldCell : cell
    next = drawSumRow(pen, [text, ...amounts], { style, top: next + (isTotal ? 3 : 0) })
  }
  return next + 8
}

const DATE_WIDTH = 58
const AMOUNT_WIDTH = 64
const TEXT_X = page.left + DATE_WIDTH
const TEXT_WIDTH = contentWidth - DATE_WIDTH - AMOUNT_WIDTH

function drawGroupHead(pen: PdfWriter, { title: text, sum }: PrintedGroup, top: number): void {
  pen.document.rect(page.left, top, contentWidth, lineHeight(strong) + 2).fill(colours['brand-tint'])
  const baseline = top + strong.size + 2
  pen.write(text, { x: page.left + 5, baseline }, strong)
  pen.writeEndingAt(sum, { x: page.right - 5, baseline }, strong)
}

function drawLine(pen: PdfWriter, line: PrintedLine, top: number): void {
  pen.write(line.date, { x: page.left + 5, baseline: top + cell.size }, small)
  pen.writeEndingAt(line.amount, { x: page.right - 5, baseline: top + cell.size }, cell)
  const next = writeParagraph(pen, line.title, { x: TEXT_X, top, width: TEXT_WIDTH, style: cell })
  writeParagraph(pen, line.detail, { x: TEXT_X, top: next, width: TEXT_WIDTH, style: tiny })
}

function heightOfRow(pen: PdfWriter, row: PageRow): number {
  if (row.kind === 'head') return lineHeight(strong) + 8
  const linesOf = (text: string, style: TextStyle) =>
    pen.lines(text, TEXT_WIDTH, style).length * lineHeight(style)
  return linesOf(row.line.title, cell) + linesOf(row.line.detail, tiny) + 3
}

function addPage({ document }: PdfWriter): void {
  document.addPage()
  // Layouts use A5 coordinates in points; A4 has the same proportions, scaled.
  document.scale(Math.SQRT2)
}

function drawGroups(pen: PdfWriter, sheet: PrintedStatement, top: number): number {
  const measure = (row: PageRow) => heightOfRow(pen, row)
  let next = top
  for (const { row, top: rowTop, startsPage } of layOutLines(sheet.groups, {
    top,
    first: TOP,
    foot: FOOT,
    measure,
  })) {
    if (startsPage) addPage(pen)
    if (row.kind === 'head') drawGroupHead(pen, row.group, rowTop)
    else drawLine(pen, row.line, rowTop)
    next = rowTop + measure(row)
  }
  return next
}

function drawNote(pen: PdfWriter, text: string, top: number): void {
  const height = pen.lines(text, contentWidth, tiny).length * lineHeight(tiny)
  const fits = top + 8 + height <= FOOT
  if (!fits) addPage(pen)
  writeParagraph(pen, text, { x: page.left, top: fits ? top + 8 : TOP, width: contentWidth, style: tiny })
}

function drawPageNumbers(pen: PdfWriter, { pageNumber, family: name }: PrintedStatement): void {
  const { start, count } = pen.document.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    pen.document.switchToPage(start + index)
    const baseline = page.height - 18
    pen.write(name, { x: page.left, baseline }, tiny)
    pen.writeEndingAt(pageNumber(index + 1, count), { x: page.right, baseline }, tiny)
  }
}

function drawStatement(pen: PdfWriter, sheet: PrintedStatement): void {
  addPage(pen)
  drawHeaderOrnament(pen)
  let next = drawSums(pen, sheet, drawHead(pen, sheet))
  if (sheet.empty !== null)
    next = writeParagraph(pen, sheet.empty, { x: page.left, top: next, width: contentWidth, style: plain })
  drawNote(pen, sheet.note, drawGroups(pen, sheet, next))
  drawPageNumbers(pen, sheet)
}

/** Rendering a page blocks the event loop, so only one runs at a time. */
const limitConcurrency = pLimit(1)

async function render(sheet: PrintedStatement): Promise<Buffer> {
  // The library needs 33 MB, so the first rendering loads it.
  const { default: create } = await import('pdfkit')
  const document = new create({
    ...{ size: 'A4', margin: 0, autoFirstPage: false, bufferPages: true },
    ...{ lang: sheet.language, displayTitle: true },
    info: { Title: `${sheet.title}: ${sheet.family}`, Author: sheet.organisation },
  })
  const bytes = buffer(document)
  drawStatement(createPdfWriter(document), sheet)
  document.end()
  return bytes
}

/** Renders a statement as PDF, in A4. */
export function renderStatement(sheet: PrintedStatement): Promise<Buffer> {
  return limitConcurrency(() => render(sheet))
}
