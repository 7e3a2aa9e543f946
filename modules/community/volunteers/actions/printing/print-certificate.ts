import { buffer } from 'node:stream/consumers'
import { codeModules } from '#community/tickets'
import { createTurns } from '#framework/limits'
import { createPen } from '#money/receipts'
import type { CertificateSheet } from '../../rules/certificate-sheet.ts'
import { drawCertificate } from './draw-certificate.ts'

/** A page is laid out in one go, in which the server does nothing else: one at a time, so that others come in between. */
const inTurn = createTurns(1)

async function print(sheet: CertificateSheet): Promise<Buffer> {
  // The library takes 33 MB: it is loaded by the first paper that is printed.
  const { default: create } = await import('pdfkit')
  const code = await codeModules(sheet.check.address)
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
  drawCertificate(createPen(document), sheet, code)
  document.end()
  return bytes
}

/** A certificate as a PDF of one page. */
export function printCertificate(sheet: CertificateSheet): Promise<Buffer> {
  return inTurn(() => print(sheet))
}
