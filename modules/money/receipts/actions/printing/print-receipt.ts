import { buffer } from 'node:stream/consumers'
import type PDFKit from 'pdfkit'
import { createTurns } from '#framework/limits'
import type { ReceiptSheet } from '../../rules/receipt-sheet.ts'
import { colours, inside, lineHeight, page, plain, small, strong, writeParagraph } from './page.ts'
import { type Pen, type Style, createPen } from './pen.ts'
import { printInks } from '#design/tokens'

const SCALLOPS = 14
const AWNING = 9
const LOGO = 46
const GAP = 12

/** The edge of a stall's awning along the top of the page. */
export function drawAwning({ document }: Pen): void {
  const { jamun, marigold } = printInks.light
  const width = page.width / SCALLOPS
  document.rect(0, 0, page.width, AWNING).fill(jamun)
  for (let index = 0; index < SCALLOPS; index += 1) {
    const left = index * width
    document
      .path(`M${left} ${AWNING}a${width / 2} ${width / 2.6} 0 0 0 ${width} 0z`)
      .fill(index % 2 === 0 ? jamun : marigold)
  }
}

const name: Style = { size: 15, colour: colours.ink, weight: 'bold' }

function registrationText({ letterhead }: ReceiptSheet): string {
  return letterhead.registrations.map(({ label, number }) => `${label} ${number}`).join(' · ')
}

/** Who gives the receipt: the name, and below it, smaller, where and under which numbers. */
function headLines(sheet: ReceiptSheet): readonly (readonly [text: string, style: Style])[] {
  const { address, contact } = sheet.letterhead
  return [
    [sheet.letterhead.name, name],
    ...[address, contact, registrationText(sheet)].map((text) => [text, small] as const),
  ]
}

/** The logo, and whoever gives the receipt beside it, in its middle when that is little; answers where both end. */
function drawLetterhead(pen: Pen, sheet: ReceiptSheet, logo: Buffer | null): number {
  const top = 34
  const least = logo === null ? 0 : LOGO
  const x = logo === null ? page.left : page.left + LOGO + GAP
  const width = page.right - x
  const parts = headLines(sheet)
  const height = parts.reduce(
    (sum, [text, style]) => sum + pen.lines(text, width, style).length * lineHeight(style),
    0,
  )
  if (logo !== null)
    pen.document.image(logo, page.left, top, { fit: [LOGO, LOGO], align: 'center', valign: 'center' })
  let next = top + Math.max(0, (least - height) / 2)
  for (const [text, style] of parts) next = writeParagraph(pen, text, { x, top: next, width, style })
  return Math.max(next, top + least)
}

const title: Style = { size: 21, colour: colours.brand, weight: 'bold' }

/** What the paper is, its number and its day; answers where that ends. */
function drawTitle(pen: Pen, { title: word, number, date, cancelled }: ReceiptSheet, top: number): number {
  const { document } = pen
  document.moveTo(page.left, top).lineTo(page.right, top).lineWidth(0.8).stroke(colours.line)
  const baseline = top + 37
  pen.write(word, { x: page.left, baseline }, title)
  const rows = [number, date]
  rows.forEach(({ label, text }, index) => {
    const line = baseline - 15 + index * (lineHeight(plain) + 1)
    pen.writeEndingAt(text, { x: page.right, baseline: line }, strong)
    pen.writeEndingAt(label, { x: page.right - pen.widthOf(text, strong) - 7, baseline: line }, small)
  })
  const next = baseline + 16
  if (cancelled === null) return next
  const style: Style = { ...strong, colour: colours.alert }
  return writeParagraph(pen, cancelled.note, { x: page.left, top: next - 2, width: inside, style }) + 6
}

/** The word across a page that no longer holds. */
function drawMark(pen: Pen, mark: string): void {
  const { document } = pen
  const style: Style = { size: 84, colour: colours.alert, weight: 'bold' }
  const widest = page.width * 0.94
  const size = Math.min(style.size, (style.size * widest) / pen.widthOf(mark, style))
  const fitted = { ...style, size }
  const middle = { x: page.width / 2, y: page.height / 2 }
  document.save().rotate(-32, { origin: [middle.x, middle.y] })
  document.fillOpacity(0.2)
  pen.write(mark, { x: middle.x - pen.widthOf(mark, fitted) / 2, baseline: middle.y + size / 3 }, fitted)
  document.restore()
}

const payer: Style = { size: 13, colour: colours.ink, weight: 'bold' }
const figures: Style = { size: 24, colour: colours.brand, weight: 'bold' }
const words: Style = { size: 9.8, colour: colours.ink }

function drawPayer(pen: Pen, sheet: ReceiptSheet, top: number): number {
  const { label, text } = sheet.payer
  const next = writeParagraph(pen, label, { x: page.left, top, width: inside, style: small })
  return writeParagraph(pen, text, { x: page.left, top: next + 1, width: inside, style: payer }) + 9
}

/** The amount in figures and in words, in one field that leaves no room to add anything. */
function drawAmount(pen: Pen, sheet: ReceiptSheet, top: number): number {
  const pad = 13
  const width = inside - 2 * pad
  const count = pen.lines(sheet.amountInWords, width, words).length
  const height = pad + figures.size * 1.3 + count * lineHeight(words) + pad
  pen.document.roundedRect(page.left, top, inside, height, 9).fill(colours['brand-tint'])
  pen.write(sheet.amount, { x: page.left + pad, baseline: top + pad + figures.size * 0.86 }, figures)
  const below = top + pad + figures.size * 1.3
  writeParagraph(pen, sheet.amountInWords, { x: page.left + pad, top: below, width, style: words })
  return top + height + 14
}

interface Row {
  readonly left: string
  readonly right: string
}

function rowOf(pen: Pen, { left, right }: Row, top: number): number {
  pen.writeEndingAt(right, { x: page.right, baseline: top + strong.size }, strong)
  const width = inside - pen.widthOf(right, strong) - 16
  return writeParagraph(pen, left, { x: page.left, top, width, style: plain }) + 4
}

/** A row that would not fit begins a new page. */
function roomFor(pen: Pen, top: number): number {
  if (top < page.foot) return top
  pen.document.addPage()
  return 40
}

/** What was paid for; a single thing needs no amount beside it. */
function drawLines(pen: Pen, { lines: { label, rows } }: ReceiptSheet, top: number): number {
  let next = writeParagraph(pen, label, { x: page.left, top, width: inside, style: small }) + 2
  for (const { description, amount } of rows) {
    next = roomFor(pen, next)
    next = rowOf(pen, { left: description, right: rows.length > 1 ? amount : '' }, next)
  }
  return next + 7
}

/** How it was paid: labels above their values, two beside each other. */
function drawFacts(pen: Pen, { facts }: ReceiptSheet, top: number): number {
  const width = (inside - 18) / 2
  let next = top
  for (let index = 0; index < facts.length; index += 2) {
    const begin = roomFor(pen, next)
    facts.slice(index, index + 2).forEach(({ label, text }, column) => {
      const x = page.left + column * (width + 18)
      const below = writeParagraph(pen, label, { x, top: begin, width, style: small })
      const end = writeParagraph(pen, text, { x, top: below, width, style: strong })
      next = column === 0 ? end + 6 : Math.max(next, end + 6)
    })
  }
  return next + 2
}

function drawNotes(pen: Pen, { notes }: ReceiptSheet, top: number): number {
  let next = roomFor(pen, top)
  for (const note of notes)
    next = writeParagraph(pen, note, { x: page.left, top: next, width: inside, style: small }) + 3
  return next
}

const CODE = 62
const TOP = page.height - CODE - 26

/** Rows of a code, dark or light. */
interface CodeModules {
  readonly size: number
  isDark(row: number, column: number): boolean
}

function drawCode({ document }: Pen, { size, isDark }: CodeModules): void {
  const step = CODE / size
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1)
      if (isDark(row, column)) document.rect(page.left + column * step, TOP + row * step, step, step)
  document.fill(colours.ink)
}

/** The code by which the paper can be checked, and who stands for it. */
function drawFoot(pen: Pen, { check, signature }: ReceiptSheet, code: CodeModules): void {
  drawCode(pen, code)
  const x = page.left + CODE + 12
  writeParagraph(pen, check.label, { x, top: TOP + 2, width: 92, style: small })
  const left = page.right - 150
  const line = TOP + CODE - 24
  pen.document.moveTo(left, line).lineTo(page.right, line).lineWidth(0.6).stroke(colours.line)
  const below = signature.name ?? ''
  const next = writeParagraph(pen, below, { x: left, top: line + 4, width: 150, style: strong })
  writeParagraph(pen, signature.note, {
    x: left,
    top: next + (below === '' ? 3 : 0),
    width: 150,
    style: small,
  })
}

export type PaperSize = 'A5' | 'A4'

export interface Paper {
  readonly size: PaperSize
  /** A PNG; null for none. */
  readonly logo: Buffer | null
}

/** A page is laid out in one go, in which the server does nothing else: one at a time, so that others come in between. */
const inTurn = createTurns(1)

async function codeOf(address: string): Promise<CodeModules> {
  const { default: qrcode } = await import('qrcode')
  const { size, data } = qrcode.create(address, { errorCorrectionLevel: 'M' }).modules
  return { size, isDark: (row, column) => data[row * size + column] === 1 }
}

function openDocument(create: typeof PDFKit, sheet: ReceiptSheet, size: PaperSize): PDFKit.PDFDocument {
  const scale = size === 'A4' ? Math.SQRT2 : 1
  const document = new create({
    size,
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    lang: sheet.language,
    displayTitle: true,
    info: { Title: `${sheet.title} ${sheet.number.text}`, Author: sheet.letterhead.name },
  })
  document.on('pageAdded', () => document.scale(scale))
  return document
}

function markPages(pen: Pen, { cancelled }: ReceiptSheet): void {
  if (cancelled === null) return
  const { start, count } = pen.document.bufferedPageRange()
  for (let index = start; index < start + count; index += 1) {
    pen.document.switchToPage(index)
    drawMark(pen, cancelled.mark)
  }
}

async function print(sheet: ReceiptSheet, { size, logo }: Paper): Promise<Buffer> {
  // The library takes 33 MB: it is loaded by the first receipt that is printed.
  const { default: create } = await import('pdfkit')
  const code = await codeOf(sheet.check.address)
  const document = openDocument(create, sheet, size)
  const bytes = buffer(document)
  const pen = createPen(document)
  document.addPage()
  drawAwning(pen)
  let next = drawTitle(pen, sheet, drawLetterhead(pen, sheet, logo) + 12)
  for (const draw of [drawPayer, drawAmount, drawLines, drawFacts, drawNotes]) next = draw(pen, sheet, next)
  drawFoot(pen, sheet, code)
  markPages(pen, sheet)
  document.end()
  return bytes
}

/** The paper of a receipt as a PDF. */
export function printSheet(sheet: ReceiptSheet, paper: Paper): Promise<Buffer> {
  return inTurn(() => print(sheet, paper))
}
