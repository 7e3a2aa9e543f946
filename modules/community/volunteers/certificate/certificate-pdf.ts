import pLimit from 'p-limit'
import { Download } from '#framework/modules'
import type { Context } from '#framework/context'
import { organisationName } from '#community/tickets'
import { Certificate } from './certificate.doctype.ts'
import { volunteerErrors } from '../errors.ts'
import { buffer } from 'node:stream/consumers'
import { createPdfWriter, drawHeaderOrnament, pdfPage, type PdfWriter, type TextStyle } from '#money/receipts'
import { diamond, kolam } from '#design/kolam'
import type { Language } from '#framework/messages'
import type { Translate } from '#meta'
import { message } from '../messages.ts'
import { timeMessage } from '../hours-entry/time-message.ts'

const {
  page,
  contentWidth: inside,
  colours,
  drawQrCode,
  small,
  plain,
  strong,
  lineHeight,
  writeParagraph,
} = pdfPage

const organisationStyle: TextStyle = { size: 13, colour: colours.ink, weight: 'bold' }

const title: TextStyle = { size: 30, colour: colours.brand, weight: 'bold' }

const thanks: TextStyle = { size: 12, colour: colours['ink-2'] }

const name: TextStyle = { size: 24, colour: colours.ink, weight: 'bold' }

const hours: TextStyle = { size: 14, colour: colours.ink, weight: 'bold' }

const KOLAM_MIDDLE = 122

const KOLAM_STEP = 15

const CODE_SIZE = 84

const FOOTER_BOTTOM = page.height - 34

function drawKolam({ document }: PdfWriter): void {
  const kolamSvg = kolam(diamond(3), {
    center: [page.width / 2, KOLAM_MIDDLE],
    ...{ step: KOLAM_STEP, threadWidth: 1.3, dotRadius: 1.6 },
  })
  const [thread = '', dots = ''] = [...kolamSvg.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => path)
  document.path(thread).lineWidth(1.3).lineCap('round').stroke(colours.brand)
  document.path(dots).fill(colours.trim)
}

function writeCentred(
  pen: PdfWriter,
  text: string,
  { top, style }: { top: number; style: TextStyle },
): number {
  const lines = pen.lines(text, inside, style)
  lines.forEach((line, index) => {
    const x = (page.width - pen.widthOf(line, style)) / 2
    pen.write(line, { x, baseline: top + index * lineHeight(style) + style.size }, style)
  })
  return top + lines.length * lineHeight(style)
}

function drawThanks(pen: PdfWriter, sheet: CertificateSheet): void {
  let next = 186
  const parts: readonly (readonly [text: string, style: TextStyle, gap: number])[] = [
    [sheet.title, title, 16],
    [sheet.thanks, thanks, 6],
    [sheet.full_name, name, 6],
    [sheet.hours, hours, 2],
    [sheet.days, plain, 0],
  ]
  for (const [text, style, gap] of parts) next = writeCentred(pen, text, { top: next, style }) + gap
}

function drawFooter(pen: PdfWriter, { check, issued, organisation }: CertificateSheet): void {
  const top = FOOTER_BOTTOM - CODE_SIZE
  drawQrCode(pen, check.address, { x: page.left, top, side: CODE_SIZE })
  const x = page.left + CODE_SIZE + 12
  const next = writeParagraph(pen, check.label, { x, top: top + 2, width: 120, style: small })
  writeParagraph(pen, check.code, { x, top: next + 2, width: 130, style: { ...small, weight: 'bold' } })
  const left = page.right - 112
  pen.document
    .moveTo(left, FOOTER_BOTTOM - 40)
    .lineTo(page.right, FOOTER_BOTTOM - 40)
    .lineWidth(0.6)
    .stroke(colours.line)
  const below = writeParagraph(pen, organisation, {
    x: left,
    top: FOOTER_BOTTOM - 36,
    width: 112,
    style: strong,
  })
  writeParagraph(pen, `${issued.label}: ${issued.text}`, { x: left, top: below, width: 112, style: small })
}

function drawCertificate(pen: PdfWriter, sheet: CertificateSheet): void {
  drawHeaderOrnament(pen)
  writeCentred(pen, sheet.organisation, { top: 38, style: organisationStyle })
  drawKolam(pen)
  drawThanks(pen, sheet)
  drawFooter(pen, sheet)
}

/** Rendering a page blocks the event loop, so only one runs at a time. */
const printOneAtATime = pLimit(1)

async function renderCertificate(sheet: CertificateSheet): Promise<Buffer> {
  // The library needs 33 MB, so the first rendering loads it.
  const { default: create } = await import('pdfkit')
  const document = new create({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: sheet.language,
    displayTitle: true,
    info: { Title: `${sheet.title}: ${sheet.full_name}`, Author: sheet.organisation },
  })
  const bytes = buffer(document)
  document.addPage()
  // Layouts use A5 coordinates in points; A4 has the same proportions, scaled.
  document.scale(Math.SQRT2)
  drawCertificate(createPdfWriter(document), sheet)
  document.end()
  return bytes
}

function printCertificate(sheet: CertificateSheet): Promise<Buffer> {
  return printOneAtATime(() => renderCertificate(sheet))
}

/** Renders while sending, after the transaction, so that slow work occupies no database connection. */
async function* streamCertificate(sheet: CertificateSheet): AsyncGenerator<Uint8Array> {
  yield await printCertificate(sheet)
}

export async function createCertificatePdf(
  { documents, site, language, t }: Context,
  name: string,
): Promise<Download> {
  const certificate = await documents.get(Certificate, name)
  if (certificate.state === 'revoked') throw volunteerErrors.certificate_revoked()
  const organisation = await organisationName(documents)
  const { publicUrl } = site.settings
  const sheetContext = { organisation, language, t, publicUrl }
  return new Download({
    fileName: `${certificate.name}.pdf`,
    contentType: 'application/pdf',
    chunks: streamCertificate(certificateSheet(certificate, sheetContext)),
    isShown: true,
  })
}

export interface CertificateSheet {
  readonly language: Language
  readonly organisation: string
  readonly title: string
  readonly thanks: string
  readonly full_name: string
  readonly hours: string
  readonly days: string
  readonly issued: { readonly label: string; readonly text: string }
  readonly check: { readonly label: string; readonly address: string; readonly code: string }
}

interface PrintedCertificate {
  readonly full_name: string
  readonly minutes: number
  /** 'YYYY-MM-DD', as all its days. */
  readonly from_day: string
  readonly to_day: string
  readonly issued_on: string
  readonly code: string
}

interface CertificateContext {
  readonly organisation: string
  readonly language: Language
  readonly t: Translate
  readonly publicUrl: string
}

function formatDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}

export function certificateSheet(
  certificate: PrintedCertificate,
  context: CertificateContext,
): CertificateSheet {
  const { full_name, minutes, from_day, to_day, issued_on, code } = certificate
  const { organisation, language, t, publicUrl } = context
  const days = [...new Set([from_day, to_day])].map((day) => formatDay(day, language))
  return {
    ...{ language, organisation, full_name },
    title: t(message('volunteers.certificate.title')),
    thanks: t(message('volunteers.certificate.thanks')),
    hours: t(message('volunteers.certificate.hours', { time: timeMessage(minutes) })),
    days: days.join(' – '),
    issued: { label: t(message('volunteers.certificate.issued_on')), text: formatDay(issued_on, language) },
    check: {
      label: t(message('volunteers.certificate.scan')),
      address: new URL(`/verify/${encodeURIComponent(code)}`, publicUrl).href,
      code,
    },
  }
}
