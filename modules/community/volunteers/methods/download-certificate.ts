import { select, text } from '#framework/doctypes'
import { Download, method, signedInUsers } from '#framework/modules'
import { languages } from '#framework/words'
import { organisationName } from '#community/tickets'
import { printCertificate } from '../actions/printing/print-certificate.ts'
import { Certificate } from '../doctypes/certificate.doctype.ts'
import { volunteerErrors } from '../errors.ts'
import { certificateSheet, type CertificateSheet } from '../rules/certificate-sheet.ts'

/** Printed while it is sent: by then the transaction is over, and slow work holds no connection. */
async function* printed(sheet: CertificateSheet): AsyncGenerator<Uint8Array> {
  yield await printCertificate(sheet)
}

/**
 * A certificate on paper, for the volunteer and for whoever may read it. One that was revoked is not printed any more. The
 * language is that of whoever asks, unless told.
 */
export const downloadCertificate = method({
  access: signedInUsers,
  input: { name: text({ required: true }), language: select(['en', 'hi', 'ta']) },
  methods: ['GET', 'POST'],
  isTranslated: true,
  async run({ input, documents, site, word }) {
    const certificate = await documents.get(Certificate, input.name)
    if (certificate.state === 'revoked') throw volunteerErrors.certificate_revoked()
    const asked = languages.find((language) => site.speakers[language] === word)
    const language = input.language ?? asked ?? 'en'
    const organisation = await organisationName(documents)
    const { publicUrl } = site.settings
    const place = { organisation, language, word: site.speakers[language], publicUrl }
    return new Download({
      fileName: `${certificate.name}.pdf`,
      contentType: 'application/pdf',
      pieces: printed(certificateSheet(certificate, place)),
      isShown: true,
    })
  },
})
