import type { DocType } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import type { Engine } from '#framework/engine'
import { extensionPoint } from '#framework/modules'
import { asLanguage, type Language } from '#framework/messages'
import type { Form } from '../request/form.ts'

/** Who reads what, in which language. */
interface Reading {
  readonly documents: Documents
  readonly type: DocType
  readonly language: Language
}

/** Says documents, as they are shown, in another language than they were written in. */
export interface DocumentTranslator {
  translate<Shown>(reading: Reading, shown: readonly Shown[]): Promise<readonly Shown[]>
}

export const documentTranslators = extensionPoint<DocumentTranslator>('rest.document_translators')

interface Asked {
  readonly engine: Engine
  readonly documents: Documents
  readonly type: DocType
  readonly form: Form
}

/**
 * What is shown, in the language that is named as `_lang`. What the browser prefers says nothing here: a form that is saved
 * must not save a translation.
 */
export async function translateDocuments<Shown>(
  { engine, documents, type, form }: Asked,
  shown: readonly Shown[],
): Promise<readonly Shown[]> {
  const { _lang: asked } = form
  const language = typeof asked === 'string' ? asLanguage(asked) : undefined
  if (language === undefined || language === 'en') return shown
  let translated = shown
  for (const { translate } of engine.extensions(documentTranslators))
    translated = await translate({ documents, type, language }, translated)
  return translated
}
