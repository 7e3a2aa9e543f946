import { hooks } from '#framework/documents'
import { translationName, Translation } from './translation.doctype.ts'

export const translationHooks = hooks(Translation, {
  name: ({ language, source_text }) =>
    language && source_text ? translationName(language, source_text) : null,
})
