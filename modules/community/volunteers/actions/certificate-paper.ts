import { Download } from '#framework/modules'
import type { Printing } from '#framework/printing'
import { organisationName } from '#community/tickets'
import { Certificate } from '../doctypes/certificate.doctype.ts'
import { volunteerErrors } from '../errors.ts'
import { certificateSheet, type CertificateSheet } from '../rules/certificate-sheet.ts'
import { printCertificate } from './printing/print-certificate.ts'

/** Printed while it is sent: by then the transaction is over, and slow work holds no connection. */
async function* printed(sheet: CertificateSheet): AsyncGenerator<Uint8Array> {
  yield await printCertificate(sheet)
}

/** The paper of a certificate that the caller may read. One that was revoked is not printed any more. */
export async function certificatePaper({ documents, site, name, language }: Printing): Promise<Download> {
  const certificate = await documents.get(Certificate, name)
  if (certificate.state === 'revoked') throw volunteerErrors.certificate_revoked()
  const organisation = await organisationName(documents)
  const { publicUrl } = site.settings
  const place = { organisation, language, t: site.translators[language], publicUrl }
  return new Download({
    fileName: `${certificate.name}.pdf`,
    contentType: 'application/pdf',
    pieces: printed(certificateSheet(certificate, place)),
    isShown: true,
  })
}
