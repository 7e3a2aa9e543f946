import { inLanguage } from '#framework/context'
import { select, text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { createCertificatePdf } from './certificate-pdf.ts'

/**
 * A certificate on paper, for the volunteer and for whoever may read it. The language is that of whoever asks, unless told.
 */
export const downloadCertificate = method({
  access: signedInUsers,
  input: { name: text({ required: true }), language: select(['en', 'hi', 'ta']) },
  methods: ['GET', 'POST'],
  isTranslated: true,
  run: ({ input, ctx }) => createCertificatePdf(inLanguage(ctx, input.language ?? ctx.language), input.name),
})
