import { text } from '#framework/doctypes'
import { anyValue, method, signedInUsers } from '#framework/modules'
import { findPrintFormat, printFormats } from './print-format.ts'
import { printingErrors } from './errors.ts'

interface Named {
  readonly doctype: string
  readonly name: string
}

function isNamed(value: unknown): value is Named {
  if (typeof value !== 'object' || value === null) return false
  return (
    'doctype' in value &&
    typeof value.doctype === 'string' &&
    'name' in value &&
    typeof value.name === 'string'
  )
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

/** `doc` holds the document as an object or its JSON, or its type with the name in `name`. */
function documentNamed(doc: unknown, name: string | null): Named {
  const isJson = typeof doc === 'string' && doc.trim().startsWith('{')
  const read = isJson ? parsed(doc) : doc
  const named = typeof read === 'string' && read !== '' ? { doctype: read, name } : read
  if (!isNamed(named)) throw printingErrors.not_named()
  return named
}

const STYLE = 'object { display: block; width: 100%; min-height: 90vh; border: 0; }'

/**
 * Printed documents are PDFs here: the dialect's print view shows the document's PDF page, after the permission check.
 */
export const getHtmlAndStyle = method({
  access: signedInUsers,
  aliases: ['frappe.www.printview.get_html_and_style'],
  input: { doc: anyValue, name: text() },
  methods: ['GET', 'POST'],
  isTranslated: true,
  async run({ input, documents, extensions, language, ctx }) {
    const { doctype, name } = documentNamed(input.doc, input.name)
    await findPrintFormat(extensions(printFormats), documents, doctype).print(ctx, name)
    const asked = new URLSearchParams({ doctype, name, _lang: language }).toString().replaceAll('&', '&amp;')
    const address = `/api/method/frappe.utils.print_format.download_pdf?${asked}`
    return { html: `<object type="application/pdf" data="${address}"></object>`, style: STYLE }
  },
})
