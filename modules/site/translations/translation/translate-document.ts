import { isTable, type DocType, type FieldSpec } from '#framework/doctypes'
import { sanitiseHtml } from '#framework/documents'
import type { TranslateText } from '#meta'

/** Texts as they were written: the words of English. */
export const asWritten: TranslateText = (text) => text

/** Formatted text: the translation too holds nothing that could run. */
export function translateMarkup(html: string, translate: TranslateText): string {
  const translated = translate(html)
  return translated === html ? html : sanitiseHtml(translated)
}

const markupTypes: ReadonlySet<string> = new Set(['Text Editor', 'HTML Editor'])

const isRow = (value: unknown): value is object => typeof value === 'object' && value !== null

function translateValue(spec: FieldSpec<unknown>, value: unknown, translate: TranslateText): unknown {
  if (isTable(spec) && Array.isArray(value))
    return value.map((row: unknown) => (isRow(row) ? translateDocument(spec.child, row, translate) : row))
  if (spec.options.translatable !== true || typeof value !== 'string' || value === '') return value
  return markupTypes.has(spec.fieldtype) ? translateMarkup(value, translate) : translate(value)
}

/**
 * A document, or what is shown of it, in the words of a language: the translatable fields of its type, and of its rows.
 * As it was written it is the document itself.
 */
export function translateDocument<Shown extends object>(
  type: DocType,
  document: Shown,
  translate: TranslateText,
): Shown {
  if (translate === asWritten) return document
  const translated = Object.entries(document).flatMap(([field, value]: [string, unknown]) => {
    const spec = type.fields[field]
    return spec ? [[field, translateValue(spec, value, translate)] as const] : []
  })
  return { ...document, ...Object.fromEntries(translated) }
}
