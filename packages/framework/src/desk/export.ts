import { fieldsOf, text, type DocType } from '#framework/doctypes'
import { Download, anyValue, method, signedInUsers } from '#framework/modules'
import type { Documents, ListRequest } from '#framework/documents'
import type { Row } from '#framework/queries'
import { parseJson, presentListing } from '#framework/rest'
import { BYTE_ORDER_MARK, csvLine } from '#meta'
import { namedType } from './desk-types.ts'

const MAX_ROWS = 50_000
const PAGE = 1000
const LONGEST_ORDER = 1000

interface Exporting {
  readonly documents: Documents
  readonly type: DocType
  readonly request: ListRequest
}

interface Page {
  readonly rows: readonly Row[]
  readonly fields: readonly string[]
}

async function pageAt({ documents, type, request }: Exporting, start: number): Promise<Page> {
  const asked = { ...request, limit_page_length: PAGE, limit_start: start }
  const { fields, ...listing } = await documents.query(type, asked, 'export')
  return { rows: presentListing(listing), fields }
}

function headings(type: DocType, fields: readonly string[]): readonly string[] {
  const labels = new Map(fieldsOf(type).map(({ fieldname, label }) => [fieldname, label]))
  return fields.map((field) => labels.get(field) ?? field)
}

/** Yields page after page, so that memory does not grow with the file. */
async function* lines(exporting: Exporting, first: Page): AsyncGenerator<string> {
  const { fields } = first
  yield BYTE_ORDER_MARK + csvLine(headings(exporting.type, fields))
  let page = first
  for (let start = PAGE; ; start += PAGE) {
    yield page.rows.map((row) => csvLine(fields.map((field) => row[field]))).join('')
    if (page.rows.length < PAGE || start >= MAX_ROWS) return
    page = await pageAt(exporting, start)
  }
}

const jsonOf = (argument: string, value: unknown): unknown =>
  typeof value === 'string' ? parseJson(argument, value) : (value ?? undefined)

/** Exports a list as a spreadsheet table, at most 50,000 rows; needs the permissions to read and to export. */
export const exportList = method({
  access: signedInUsers,
  input: {
    doctype: text({ required: true }),
    fields: anyValue,
    filters: anyValue,
    or_filters: anyValue,
    order_by: text({ maxLength: LONGEST_ORDER }),
    parent: text(),
  },
  reads: true,
  async run({ input, documents, findType }) {
    const type = await namedType({ findType }, input.doctype)
    const request = {
      fields: jsonOf('fields', input.fields) ?? ['*'],
      filters: jsonOf('filters', input.filters),
      or_filters: jsonOf('or_filters', input.or_filters),
      order_by: input.order_by,
      parent: input.parent,
    }
    const exporting = { documents, type, request }
    const chunks = lines(exporting, await pageAt(exporting, 0))
    return new Download({
      fileName: `${type.name} ${documents.today}.csv`,
      contentType: 'text/csv; charset=utf-8',
      chunks,
    })
  },
})
