import pLimit from 'p-limit'
import type { Site } from '#framework/context'
import { select, text } from '#framework/doctypes'
import { anyone, Download, method } from '#framework/modules'
import type { Language } from '#framework/messages'
import { translateResponse, translateDocument } from '#site/translations'
import { MelaEvent } from '#community/events'
import { openTickets, type RegistrationTickets } from './open-tickets.ts'
import type { Documents } from '#framework/documents'
import { buffer } from 'node:stream/consumers'
import { createPdfWriter, drawHeaderOrnament, pdfPage, type PdfWriter, type TextStyle } from '#money/receipts'
import { type TicketSheet, type PrintedTicket, ticketSheet } from './ticket-sheet.ts'
import { signTickets } from './sign-tickets.ts'

const { page, contentWidth: inside, colours, drawQrCode, small, plain, lineHeight, writeParagraph } = pdfPage

/** Height in points: three tickets fit below the header of an A5 page, four on each further page. */
const TICKET = 128
const CODE = 104
const GAP = 12
const TOP = 34

const organisationStyle: TextStyle = { ...small, weight: 'bold' }
const title: TextStyle = { size: 21, colour: colours.brand, weight: 'bold' }
const name: TextStyle = { size: 14, colour: colours.ink, weight: 'bold' }

function drawHeader(pen: PdfWriter, sheet: TicketSheet): number {
  const parts: readonly (readonly [text: string, style: TextStyle])[] = [
    [sheet.organisation, organisationStyle],
    [sheet.event, title],
    [sheet.when, plain],
    [sheet.where, plain],
  ]
  let next = TOP
  for (const [text, style] of parts)
    next = writeParagraph(pen, text, { x: page.left, top: next, width: inside, style }) + 1
  return next + GAP
}

function drawTicket(pen: PdfWriter, ticket: PrintedTicket, top: number): void {
  const pad = (TICKET - CODE) / 2
  pen.document.roundedRect(page.left, top, inside, TICKET, 9).lineWidth(0.8).stroke(colours.line)
  drawQrCode(pen, ticket.code, { x: page.left + pad, top: top + pad, side: CODE })
  const x = page.left + CODE + 3 * pad
  const width = page.right - pad - x
  const lines: readonly (readonly [text: string, style: TextStyle])[] = [
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

function ensureSpace(pen: PdfWriter, top: number): number {
  if (top + TICKET <= page.height - TOP) return top
  pen.document.addPage()
  return TOP
}

function drawTickets(pen: PdfWriter, { tickets, note }: TicketSheet, top: number): void {
  let next = top
  for (const ticket of tickets) {
    next = ensureSpace(pen, next)
    drawTicket(pen, ticket, next)
    next += TICKET + GAP
  }
  const lines = pen.lines(note, inside, small).length
  if (next + lines * lineHeight(small) > page.height - GAP) {
    pen.document.addPage()
    next = TOP
  }
  writeParagraph(pen, note, { x: page.left, top: next, width: inside, style: small })
}

/** Rendering a page blocks the event loop, so only one runs at a time. */
const limitConcurrency = pLimit(1)

async function renderPdf(sheet: TicketSheet): Promise<Buffer> {
  // The library needs 33 MB, so the first rendering loads it.
  const { default: create } = await import('pdfkit')
  const document = new create({
    size: 'A5',
    margin: 0,
    autoFirstPage: false,
    lang: sheet.language,
    displayTitle: true,
    info: { Title: `${sheet.title}: ${sheet.event}`, Author: sheet.organisation },
  })
  const bytes = buffer(document)
  const pen = createPdfWriter(document)
  document.addPage()
  drawHeaderOrnament(pen)
  drawTickets(pen, sheet, drawHeader(pen, sheet))
  document.end()
  return bytes
}

function printTickets(sheet: TicketSheet): Promise<Buffer> {
  return limitConcurrency(() => renderPdf(sheet))
}

interface PrintJob {
  readonly opened: RegistrationTickets
  readonly organisation: string
  readonly language: Language
}

/** Signs and renders while sending, after the transaction, so that slow work occupies no database connection. */
async function* streamPdf(
  site: Site,
  { opened, organisation, language }: PrintJob,
): AsyncGenerator<Uint8Array> {
  const tickets = await signTickets(site, opened)
  const presentation = { organisation, language, t: site.translators[language] }
  yield await printTickets(ticketSheet(opened.event, tickets, presentation))
}

/** Returns all tickets of a registration as one PDF. The token holder and the signed-in registrant may download it. */
export const download = method({
  access: anyone,
  input: { token: text(), registration: text(), language: select(['en', 'hi', 'ta']) },
  methods: ['GET', 'POST'],
  isTranslated: true,
  async run({ input, documents, site, language }) {
    const opened = await openTickets(documents, input)
    const sheetLanguage = input.language ?? language
    const event = await translateResponse({ documents, language: sheetLanguage }, (translate) =>
      translateDocument(MelaEvent, opened.event, translate),
    )
    const organisation = await organisationName(documents)
    return new Download({
      fileName: `${opened.registration}.pdf`,
      contentType: 'application/pdf',
      chunks: streamPdf(site, { opened: { ...opened, event }, organisation, language: sheetLanguage }),
      isShown: true,
    })
  },
})

export async function organisationName(documents: Documents): Promise<string> {
  const settings = documents.registry.find('Website Settings')
  const values: Readonly<Record<string, unknown>> = settings
    ? await documents.asSystem().get(settings, settings.name)
    : {}
  const name = values['site_name']
  return typeof name === 'string' && name !== '' ? name : 'Mela'
}
