import { languages, type Language, type Speakers } from '#framework/words'

type Values = Readonly<Record<string, unknown>>

type Texts = Readonly<Record<string, string>>

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null

const listIn = (values: Values, name: string): readonly Values[] => {
  const list: unknown = values[name]
  return Array.isArray(list) ? list.filter(isValues) : []
}

const textIn = (values: Values, name: string): string => {
  const text = values[name]
  return typeof text === 'string' ? text : ''
}

function textsOf(field: Values): readonly string[] {
  const choices = field['fieldtype'] === 'Select' ? textIn(field, 'options').split('\n') : []
  const own = [textIn(field, 'label'), textIn(field, 'description'), ...choices]
  return [...own, ...listIn(field, 'fields').flatMap(textsOf)].filter((text) => text !== '')
}

const ownTexts = ['title', 'introduction_text', 'button_label', 'success_title', 'success_message'] as const

/**
 * The texts of a form that the house has words for, in every language: a form is the same for all who ask, and kept once.
 * What the office wrote itself stays in the language in which it was written.
 */
export function translationsOf(form: Values, speakers: Speakers): Partial<Record<Language, Texts>> {
  const own = ownTexts.map((name) => textIn(form, name)).filter((text) => text !== '')
  const texts = [...new Set([...own, ...listIn(form, 'web_form_fields').flatMap(textsOf)])]
  const spoken = languages.map((language) => {
    const pairs = texts.map((text) => [text, speakers[language](text)] as const)
    return [language, Object.fromEntries(pairs.filter(([text, words]) => text !== words))] as const
  })
  return Object.fromEntries(spoken.filter(([, known]) => Object.keys(known).length > 0))
}
