import { text } from '#framework/doctypes'
import { documentErrors } from '#framework/errors'
import { method, onlyRoles } from '#framework/modules'
import { translators, translatedLanguages, type TranslatedLanguage } from './translation.doctype.ts'
import { translationsOf } from './translation.queries.ts'
import { textSource } from '../extension-points.ts'
import { translateDocument } from './translate-document.ts'

/** A text of a document with its translations; null where missing. */
export interface TranslatedText {
  readonly source_text: string
  readonly translations: Readonly<Record<TranslatedLanguage, string | null>>
}

/** Returns the translatable texts of a document, each once, in the order of the document. */
export const getTexts = method({
  access: onlyRoles(...translators),
  reads: true,
  input: { doctype: text({ required: true }), name: text({ required: true }) },
  async run({ input, documents, extensions, findType }): Promise<readonly TranslatedText[]> {
    const type = await findType(input.doctype)
    if (!type) throw documentErrors.unknownDocType(input.doctype)
    const document = await documents.get(type, input.name)
    const texts = new Set<string>()
    const collect = (found: string) => {
      texts.add(found)
      return found
    }
    translateDocument(type, document, collect)
    for (const source of extensions(textSource))
      if (source.type === type.name) source.translate(document, collect)
    const [hi, ta] = await Promise.all(
      translatedLanguages.map((one) => translationsOf(documents, one, texts)),
    )
    return [...texts].map((source_text) => ({
      source_text,
      translations: {
        hi: hi?.get(source_text) ?? null,
        ta: ta?.get(source_text) ?? null,
      },
    }))
  },
})
