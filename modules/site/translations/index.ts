import { defineModule } from '#framework/modules'
import { sayings } from '#framework/rest'
import { sayShown } from './actions/say-shown.ts'
import { Translation } from './doctypes/translation.doctype.ts'
import { translationHooks } from './doctypes/translation.hooks.ts'
import { getTexts } from './methods/get-texts.ts'
import { setTranslation } from './methods/set-translation.ts'
import { messages } from './messages.ts'

export { textSource, type TextSource } from './extension-points.ts'
export { Translation } from './doctypes/translation.doctype.ts'
export { writtenTranslations } from './doctypes/translation.queries.ts'
export { translatedTexts } from './doctypes/translated-texts.queries.ts'
export { inWords } from './actions/in-words.ts'
export { asWritten, sayDocument, sayMarkup } from './rules/say-document.ts'

export const translations = defineModule({
  name: 'translations',
  docTypes: [Translation],
  methods: { getTexts, setTranslation },
  hooks: [translationHooks],
  extensions: [sayings.add({ say: sayShown })],
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
