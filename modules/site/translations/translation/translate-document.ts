import { isTable, type DocType, type FieldSpec } from '#framework/doctypes'
import { sanitiseHtml } from '#framework/documents'
import type { TranslateText } from '#meta'
import type { MethodContext } from '#framework/modules'
import { Translation } from './translation.doctype.ts'
import { translationsOf } from './translation.queries.ts'
import type { DocumentTranslator } from '#framework/rest'

export const asWritten: TranslateText = (text) => text

/** Sanitises a translation of HTML. */
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

/** Documents of a request, and the language of its caller. */
export type TranslationContext = Pick<MethodContext<never>, 'documents' | 'language'>

/**
 * Translates a response; untranslated texts stay. `compose` must be pure: it runs once to collect texts, and again with
 * translations, read in one statement. English runs once without a query.
 */
export async function translateResponse<Answer>(
  { documents, language }: TranslationContext,
  compose: (translate: TranslateText) => Answer,
): Promise<Answer> {
  if (language === 'en' || !documents.registry.find(Translation.name)) return compose(asWritten)
  const texts = new Set<string>()
  const asked = compose((text) => {
    texts.add(text)
    return text
  })
  if (texts.size === 0) return asked
  const known = await translationsOf(documents, language, texts)
  return compose((text) => known.get(text) ?? text)
}

const isDocument = (shown: unknown): shown is object =>
  typeof shown === 'object' && shown !== null && !Array.isArray(shown)

export const translateDocuments: DocumentTranslator['translate'] = ({ documents, type, language }, shown) =>
  translateResponse({ documents, language }, (translate) =>
    shown.map((one) => (isDocument(one) ? translateDocument(type, one, translate) : one)),
  )
