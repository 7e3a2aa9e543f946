import { paper, type Pen, type Style } from '#money/receipts'
import type { PrintedTicket, TicketSheet } from '../../rules/ticket-sheet.ts'
import type { CodeModules } from '../code-picture.ts'
import { drawCode } from './draw-code.ts'

const { page, inside, colours, small, plain, lineHeight, writeParagraph } = paper

/** Three fit below the head of an A5 page, and four on the pages after it. */
const TICKET = 128
const CODE = 104
const GAP = 12
const TOP = 34

const house: Style = { ...small, weight: 'bold' }
const title: Style = { size: 21, colour: colours.brand, weight: 'bold' }
const name: Style = { size: 14, colour: colours.ink, weight: 'bold' }

/** Who invites, to what, when and where; answers where that ends. */
export function drawHead(pen: Pen, sheet: TicketSheet): number {
  const parts: readonly (readonly [text: string, style: Style])[] = [
    [sheet.organisation, house],
    [sheet.event, title],
    [sheet.when, plain],
    [sheet.where, plain],
  ]
  let next = TOP
  for (const [text, style] of parts)
    next = writeParagraph(pen, text, { x: page.left, top: next, width: inside, style }) + 1
  return next + GAP
}

/** A stub with a code on its left and its person on its right. */
function drawTicket(
  pen: Pen,
  ticket: PrintedTicket,
  { code, top }: { code: CodeModules; top: number },
): void {
  const pad = (TICKET - CODE) / 2
  pen.document.roundedRect(page.left, top, inside, TICKET, 9).lineWidth(0.8).stroke(colours.line)
  drawCode(pen, code, { x: page.left + pad, top: top + pad, side: CODE })
  const x = page.left + CODE + 3 * pad
  const width = page.right - pad - x
  const lines: readonly (readonly [text: string, style: Style])[] = [
    [ticket.full_name, name],
    [ticket.facts, plain],
    [ticket.number.label, small],
    [ticket.number.text, plain],
  ]
  let next = top + pad
  for (const [text, style] of lines) {
    next = writeParagraph(pen, text, { x, top: next, width, style }) + 3
    if (next > top + TICKET - lineHeight(style)) return
  }
}

/** A ticket is never cut by the end of a page. */
function roomFor(pen: Pen, top: number): number {
  if (top + TICKET <= page.height - TOP) return top
  pen.document.addPage()
  return TOP
}

/** The stubs below each other, over as many pages as they take, and what to do with them below the last. */
export function drawTickets(
  pen: Pen,
  { tickets, note }: TicketSheet,
  { codes, top }: { codes: readonly CodeModules[]; top: number },
): void {
  let next = top
  for (const [index, code] of codes.entries()) {
    const ticket = tickets[index]
    if (!ticket) continue
    next = roomFor(pen, next)
    drawTicket(pen, ticket, { code, top: next })
    next += TICKET + GAP
  }
  const lines = pen.lines(note, inside, small).length
  if (next + lines * lineHeight(small) > page.height - GAP) {
    pen.document.addPage()
    next = TOP
  }
  writeParagraph(pen, note, { x: page.left, top: next, width: inside, style: small })
}
