import type { Documents } from '#framework/documents'
import type { MethodContext } from '#framework/modules'
import { writtenTranslations } from '#site/translations'
import { isFull } from '../submission/form-submission.queries.ts'
import { stateFor, type FormInUse } from './web-form.queries.ts'
import { publicForm } from './public-form.rules.ts'
import { metaOf, typeTexts, withChildTypes, type DocType } from '#framework/doctypes'
import { languages, type Language, type Translators } from '#framework/messages'
import type { Message } from '#meta'

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

/** Every text of a form that people read, once. */
function textsIn(form: Values): readonly string[] {
  const own = ownTexts.map((name) => textIn(form, name)).filter((text) => text !== '')
  return [...new Set([...own, ...listIn(form, 'web_form_fields').flatMap(textsOf)])]
}

/** The texts that a form took over from its document type. */
function messagesOf(target: DocType): ReadonlyMap<string, Message> {
  const texts = withChildTypes(target).flatMap((type) => typeTexts(metaOf(type)))
  return new Map(texts.toReversed().map(({ text, message }) => [text, message]))
}

interface Known {
  readonly messages: ReadonlyMap<string, Message>
  readonly translators: Translators
  /** What the office, or the demo, translated itself. */
  readonly written: Partial<Record<Language, ReadonlyMap<string, string>>>
}

/** A form in every language: it is the same for all who ask, and kept once. What nobody translated is left out. */
function translationsOf(
  texts: readonly string[],
  { messages, translators, written }: Known,
): Partial<Record<Language, Texts>> {
  const translated = languages.map((language) => {
    const pairs = texts.map((text) => {
      const message = messages.get(text)
      const known = message === undefined ? text : translators[language](message)
      return [text, written[language]?.get(text) ?? known] as const
    })
    return [language, Object.fromEntries(pairs.filter(([text, other]) => text !== other))] as const
  })
  return Object.fromEntries(translated.filter(([, known]) => Object.keys(known).length > 0))
}

/** A form as whoever asks may see it now. */
export async function shownForm(
  documents: Documents,
  inUse: FormInUse,
  { settings, translators }: MethodContext<never>['site'],
): Promise<Readonly<Record<string, unknown>>> {
  const { form, target } = inUse
  const state = stateFor(inUse, documents, settings.timeZone)
  const isOver = state === 'open' && (await isFull(documents, form))
  const shown = publicForm(form, target, isOver ? 'full' : state)
  const texts = textsIn(shown)
  const messages = messagesOf(target)
  const written = await writtenTranslations(
    documents,
    texts.filter((text) => !messages.has(text)),
  )
  return { ...shown, translations: translationsOf(texts, { messages, translators, written }) }
}
