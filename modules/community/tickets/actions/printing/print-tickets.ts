import { buffer } from 'node:stream/consumers'
import { createTurns } from '#framework/limits'
import { createPen, drawAwning } from '#money/receipts'
import type { TicketSheet } from '../../rules/ticket-sheet.ts'
import { codeModules } from '../code-picture.ts'
import { drawHead, drawTickets } from './draw-tickets.ts'

/** A page is laid out in one go, in which the server does nothing else: one at a time, so that others come in between. */
const inTurn = createTurns(1)

async function print(sheet: TicketSheet): Promise<Buffer> {
  // The library takes 33 MB: it is loaded by the first paper that is printed.
  const { default: create } = await import('pdfkit')
  const codes = await Promise.all(sheet.tickets.map(({ code }) => codeModules(code)))
  const document = new create({
    size: 'A5',
    margin: 0,
    autoFirstPage: false,
    lang: sheet.language,
    displayTitle: true,
    info: { Title: `${sheet.title}: ${sheet.event}`, Author: sheet.organisation },
  })
  const bytes = buffer(document)
  const pen = createPen(document)
  document.addPage()
  drawAwning(pen)
  drawTickets(pen, sheet, { codes, top: drawHead(pen, sheet) })
  document.end()
  return bytes
}

/** The tickets of a family as one PDF. */
export function printTickets(sheet: TicketSheet): Promise<Buffer> {
  return inTurn(() => print(sheet))
}
