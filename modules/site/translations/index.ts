import { defineModule } from '#framework/modules'
import { documentTranslators } from '#framework/rest'
import { translateDocuments } from './translation/translate-document.ts'
import { Translation } from './translation/translation.doctype.ts'
import { translationHooks } from './translation/translation.hooks.ts'
import { getTexts } from './translation/get-texts.ts'
import { setTranslation } from './translation/set-translation.ts'
import { messages } from './messages.ts'

export { textSource } from './extension-points.ts'
export { Translation } from './translation/translation.doctype.ts'
export { writtenTranslations, translatedTexts } from './translation/translation.queries.ts'
export {
  translateResponse,
  asWritten,
  type TranslationContext,
  translateDocument,
  translateMarkup,
} from './translation/translate-document.ts'

export const translations = defineModule({
  name: 'translations',
  docTypes: [Translation],
  methods: { getTexts, setTranslation },
  hooks: [translationHooks],
  extensions: [documentTranslators.add({ translate: translateDocuments })],
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
