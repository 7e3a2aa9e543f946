import { text } from '#framework/doctypes'
import { method, signedInUsers, type Download } from '#framework/modules'
import { findPrintFormat, printFormats } from './print-format.ts'

/** Returns a document as a PDF in the caller's language; needs the permission to read it. */
export const downloadPdf = method({
  access: signedInUsers,
  aliases: ['frappe.utils.print_format.download_pdf'],
  input: { doctype: text({ required: true }), name: text({ required: true }) },
  methods: ['GET', 'POST'],
  isTranslated: true,
  async run({ input: { doctype, name }, documents, extensions, ctx }): Promise<Download> {
    return findPrintFormat(extensions(printFormats), documents, doctype).print(ctx, name)
  },
})
