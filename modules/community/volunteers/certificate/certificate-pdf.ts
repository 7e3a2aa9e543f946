import pLimit from 'p-limit'
import { Download } from '#framework/modules'
import type { Context } from '#framework/context'
import { organisationName } from '#community/tickets'
import { Certificate } from './certificate.doctype.ts'
import { volunteerErrors } from '../errors.ts'
import { buffer } from 'node:stream/consumers'
import { createPdfWriter, drawHeaderOrnament, paper, type PdfWriter, type TextStyle } from '#money/receipts'
import { diamond, kolam } from '#design/kolam'
import type { Language } from '#framework/messages'
import type { Translate } from '#meta'
import { message } from '../messages.ts'
import { formatHours } from '../hours-entry/worked-time.rules.ts'

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
} = paper

const organisationStyle: TextStyle = { size: 13, colour: colours.ink, weight: 'bold' }

const title: TextStyle = { size: 30, colour: colours.brand, weight: 'bold' }

const thanks: TextStyle = { size: 12, colour: colours['ink-2'] }

const name: TextStyle = { size: 24, colour: colours.ink, weight: 'bold' }

const hours: TextStyle = { size: 14, colour: colours.ink, weight: 'bold' }

const KOLAM_MIDDLE = 122

const KOLAM_STEP = 15

const CODE_SIZE = 84

const FOOTER_BOTTOM = page.height - 34

/** The thread of the house, which goes round each dot without a break. */
function drawKolam({ document }: PdfWriter): void {
  const kolamSvg = kolam(diamond(3), {
    center: [page.width / 2, KOLAM_MIDDLE],
    ...{ step: KOLAM_STEP, threadWidth: 1.3, dotRadius: 1.6 },
  })
  const [thread = '', dots = ''] = [...kolamSvg.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => path)
  document.path(thread).lineWidth(1.3).lineCap('round').stroke(colours.brand)
  document.path(dots).fill(colours.trim)
}

/** Lines in the middle of the page; answers where the next thing may begin. */
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

/** Who helped, and what the house thanks for. */
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

/** The code by which the paper is checked, and who stands for it on which day. */
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

/** Draws the one page of a certificate. */
function drawCertificate(pen: PdfWriter, sheet: CertificateSheet): void {
  drawHeaderOrnament(pen)
  writeCentred(pen, sheet.organisation, { top: 38, style: organisationStyle })
  drawKolam(pen)
  drawThanks(pen, sheet)
  drawFooter(pen, sheet)
}

/** A page is laid out in one go, in which the server does nothing else: one at a time, so that others come in between. */
const printOneAtATime = pLimit(1)

async function renderCertificate(sheet: CertificateSheet): Promise<Buffer> {
  // The library takes 33 MB: it is loaded by the first paper that is printed.
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
  // What is drawn is measured in points of A5, and A4 is the same page, larger.
  document.scale(Math.SQRT2)
  drawCertificate(createPdfWriter(document), sheet)
  document.end()
  return bytes
}

/** A certificate as a PDF of one page. */
function printCertificate(sheet: CertificateSheet): Promise<Buffer> {
  return printOneAtATime(() => renderCertificate(sheet))
}

/** Printed while it is sent: by then the transaction is over, and slow work holds no connection. */
async function* streamCertificate(sheet: CertificateSheet): AsyncGenerator<Uint8Array> {
  yield await printCertificate(sheet)
}

/** The paper of a certificate that the caller may read. One that was revoked is not printed any more. */
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

/** Everything that stands on the paper of a certificate, in a language. */
export interface CertificateSheet {
  readonly language: Language
  readonly organisation: string
  readonly title: string
  readonly thanks: string
  readonly full_name: string
  readonly hours: string
  readonly days: string
  readonly issued: { readonly label: string; readonly text: string }
  /** The address that the square code holds, and what stands beside it. */
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
  /** Where the site is, without a slash at its end. */
  readonly publicUrl: string
}

function formatDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}

/** Approved hours on paper, as they were written down when the certificate was issued. */
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
    hours: t(message('volunteers.certificate.hours', { hours: formatHours(minutes) })),
    days: days.join(' – '),
    issued: { label: t(message('volunteers.certificate.issued_on')), text: formatDay(issued_on, language) },
    check: {
      label: t(message('volunteers.certificate.scan')),
      address: new URL(`/verify/${encodeURIComponent(code)}`, publicUrl).href,
      code,
    },
  }
}
