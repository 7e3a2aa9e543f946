import { inLanguage } from '#framework/context'
import { select, text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { createCertificatePdf } from './certificate-pdf.ts'

/** Returns a volunteer certificate as a PDF for anyone who may read it. Its language is the caller's by default. */
export const downloadCertificate = method({
  access: signedInUsers,
  input: { name: text({ required: true }), language: select(['en', 'hi', 'ta']) },
  methods: ['GET', 'POST'],
  isTranslated: true,
  run: ({ input, ctx }) => createCertificatePdf(inLanguage(ctx, input.language ?? ctx.language), input.name),
})
