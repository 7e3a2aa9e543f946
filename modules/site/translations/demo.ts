import { demoTranslations } from '#demo'
import { sanitiseHtml } from '#framework/documents'
import type { DemoContext } from '#framework/modules'
import { Translation } from './translation/translation.doctype.ts'

/** Returns HTML as sanitised on save. */
const asSaved = (text: string): string => (text.startsWith('<') ? sanitiseHtml(text) : text)

export async function demo({ documents }: DemoContext): Promise<void> {
  for (const [text, [hi, ta]] of Object.entries(demoTranslations)) {
    const source_text = asSaved(text)
    await documents.insert(Translation, { language: 'hi', source_text, translated_text: hi })
    await documents.insert(Translation, { language: 'ta', source_text, translated_text: ta })
  }
}
