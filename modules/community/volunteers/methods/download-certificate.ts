import { select, text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { languages } from '#framework/words'
import { certificatePaper } from '../actions/certificate-paper.ts'

/**
 * A certificate on paper, for the volunteer and for whoever may read it. The language is that of whoever asks, unless told.
 */
export const downloadCertificate = method({
  access: signedInUsers,
  input: { name: text({ required: true }), language: select(['en', 'hi', 'ta']) },
  methods: ['GET', 'POST'],
  isTranslated: true,
  async run({ input, documents, extensions, site, word }) {
    const asked = languages.find((language) => site.speakers[language] === word)
    const language = input.language ?? asked ?? 'en'
    return certificatePaper({ documents, extensions, site, name: input.name, language })
  },
})
