import { buffer } from 'node:stream/consumers'
import type PDFKit from 'pdfkit'
import { createTurns } from '#framework/limits'
import type { ReceiptSheet } from '../../rules/receipt-sheet.ts'
import { drawAmount, drawFacts, drawLines, drawNotes, drawPayer } from './draw-body.ts'
import { drawFoot, type CodeModules } from './draw-foot.ts'
import { drawAwning, drawLetterhead, drawMark, drawTitle } from './draw-head.ts'
import { createPen, type Pen } from './pen.ts'

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
