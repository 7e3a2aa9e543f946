import { longText, select } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import {
  LONGEST_TRANSLATION,
  Translation,
  translators,
  translatedLanguages,
  translationName,
} from './translation.doctype.ts'

/** Sets the translation of a text, new or replaced. An empty translation removes it. */
export const setTranslation = method({
  access: onlyRoles(...translators),
  input: {
    language: select(translatedLanguages, { required: true }),
    source_text: longText({ required: true, maxLength: LONGEST_TRANSLATION }),
    translated_text: longText({ maxLength: LONGEST_TRANSLATION }),
  },
  async run({ input: { language, source_text, translated_text }, documents }) {
    const name = translationName(language, source_text)
    const [known] = await documents.find(Translation, { where: { name }, fields: ['name'], limit: 1 })
    const translatedText = translated_text?.trim() ?? ''
    if (translatedText === '') {
      if (known) await documents.delete(Translation, name)
      return { translated_text: null }
    }
    const values = { translated_text: translatedText }
    if (known) await documents.save(Translation, name, values)
    else await documents.insert(Translation, { language, source_text, ...values })
    return values
  },
})
