import { buffer } from 'node:stream/consumers'
import { createTurns } from '#framework/limits'
import { createPen, drawAwning } from '#money/receipts'
import type { PackingSheet } from '../../rules/packing-sheet.ts'
import type { PaperSheet } from '../../rules/paper-sheet.ts'
import { drawBuyer, drawNotes, drawSeller, drawTable, drawTotal } from './draw-paper.ts'

/** A page is laid out in one go, in which the server does nothing else: one at a time, so that others come in between. */
const inTurn = createTurns(1)

interface Named {
  readonly title: string
  readonly author: string
  readonly language: string
}

async function openPage({ title, author, language }: Named) {
  // The library takes 33 MB: it is loaded by the first paper that is printed.
  const { default: create } = await import('pdfkit')
  const document = new create({
    ...{ size: 'A4', margin: 0, autoFirstPage: false, lang: language, displayTitle: true },
    info: { Title: title, Author: author },
  })
  // The house's pages are drawn as A5: A4 is the same page, larger.
  document.on('pageAdded', () => document.scale(Math.SQRT2))
  const bytes = buffer(document)
  document.addPage()
  const pen = createPen(document)
  drawAwning(pen)
  return { document, pen, bytes }
}

/** An invoice, a bill of supply or a credit note as a PDF. */
export function printPaper(sheet: PaperSheet): Promise<Buffer> {
  return inTurn(async () => {
    const number = sheet.facts[0]?.text ?? ''
    const named = { title: `${sheet.title} ${number}`, author: sheet.seller.name, language: sheet.language }
    const { document, pen, bytes } = await openPage(named)
    let next = drawBuyer(pen, sheet, drawSeller(pen, sheet))
    next = drawTable(pen, sheet, next)
    next = drawTotal(pen, sheet, next)
    if (sheet.taxes) next = drawTable(pen, sheet.taxes, next)
    drawNotes(pen, sheet.notes, next)
    document.end()
    return bytes
  })
}

/** What is packed into a parcel, without prices, as a PDF. */
export function printPacking(sheet: PackingSheet): Promise<Buffer> {
  return inTurn(async () => {
    const named = {
      title: `${sheet.title} ${sheet.number}`,
      author: sheet.seller.name,
      language: sheet.language,
    }
    const { document, pen, bytes } = await openPage(named)
    const next = drawBuyer(pen, sheet, drawSeller(pen, sheet))
    drawNotes(pen, sheet.notes, drawTable(pen, sheet, next))
    document.end()
    return bytes
  })
}
