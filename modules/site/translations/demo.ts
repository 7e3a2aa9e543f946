import { demoTranslations } from '#demo'
import { sanitiseHtml } from '#framework/documents'
import type { DemoContext } from '#framework/modules'
import { Translation } from './translation/translation.doctype.ts'

/** A formatted text, as it stands once its page is saved. */
const asSaved = (text: string): string => (text.startsWith('<') ? sanitiseHtml(text) : text)

/** The demo in Hindi and in Tamil. */
export async function demo({ documents }: DemoContext): Promise<void> {
  for (const [text, [hi, ta]] of Object.entries(demoTranslations)) {
    const source_text = asSaved(text)
    await documents.insert(Translation, { language: 'hi', source_text, translated_text: hi })
    await documents.insert(Translation, { language: 'ta', source_text, translated_text: ta })
  }
}
