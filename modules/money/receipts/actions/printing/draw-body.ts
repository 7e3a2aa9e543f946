import type { ReceiptSheet } from '../../rules/receipt-sheet.ts'
import { colours, inside, lineHeight, page, plain, small, strong, writeParagraph } from './page.ts'
import type { Pen, Style } from './pen.ts'

const payer: Style = { size: 13, colour: colours.ink, weight: 'bold' }
const figures: Style = { size: 24, colour: colours.brand, weight: 'bold' }
const words: Style = { size: 9.8, colour: colours.ink }

export function drawPayer(pen: Pen, sheet: ReceiptSheet, top: number): number {
  const { label, text } = sheet.payer
  const next = writeParagraph(pen, label, { x: page.left, top, width: inside, style: small })
  return writeParagraph(pen, text, { x: page.left, top: next + 1, width: inside, style: payer }) + 9
}

/** The amount in figures and in words, in one field that leaves no room to add anything. */
export function drawAmount(pen: Pen, sheet: ReceiptSheet, top: number): number {
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
export function drawLines(pen: Pen, { lines: { label, rows } }: ReceiptSheet, top: number): number {
  let next = writeParagraph(pen, label, { x: page.left, top, width: inside, style: small }) + 2
  for (const { description, amount } of rows) {
    next = roomFor(pen, next)
    next = rowOf(pen, { left: description, right: rows.length > 1 ? amount : '' }, next)
  }
  return next + 7
}

/** How it was paid: labels above their values, two beside each other. */
export function drawFacts(pen: Pen, { facts }: ReceiptSheet, top: number): number {
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

export function drawNotes(pen: Pen, { notes }: ReceiptSheet, top: number): number {
  let next = roomFor(pen, top)
  for (const note of notes)
    next = writeParagraph(pen, note, { x: page.left, top: next, width: inside, style: small }) + 3
  return next
}
