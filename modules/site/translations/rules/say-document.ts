import { isTable, type DocType, type FieldSpec } from '#framework/doctypes'
import { sanitiseHtml } from '#framework/documents'
import type { TranslateText } from '#meta'

/** Texts as they were written: the words of English. */
export const asWritten: TranslateText = (text) => text

/** Formatted text: the translation too holds nothing that could run. */
export function sayMarkup(html: string, say: TranslateText): string {
  const said = say(html)
  return said === html ? html : sanitiseHtml(said)
}

const markupTypes: ReadonlySet<string> = new Set(['Text Editor', 'HTML Editor'])

const isRow = (value: unknown): value is object => typeof value === 'object' && value !== null

function saidValue(spec: FieldSpec<unknown>, value: unknown, say: TranslateText): unknown {
  if (isTable(spec) && Array.isArray(value))
    return value.map((row: unknown) => (isRow(row) ? sayDocument(spec.child, row, say) : row))
  if (spec.options.translatable !== true || typeof value !== 'string' || value === '') return value
  return markupTypes.has(spec.fieldtype) ? sayMarkup(value, say) : say(value)
}

/**
 * A document, or what is shown of it, in the words of a language: the translatable fields of its type, and of its rows.
 * As it was written it is the document itself.
 */
export function sayDocument<Shown extends object>(type: DocType, document: Shown, say: TranslateText): Shown {
  if (say === asWritten) return document
  const said = Object.entries(document).flatMap(([field, value]: [string, unknown]) => {
    const spec = type.fields[field]
    return spec ? [[field, saidValue(spec, value, say)] as const] : []
  })
  return { ...document, ...Object.fromEntries(said) }
}
