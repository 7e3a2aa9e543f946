import { setupI18n } from '@lingui/core'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

/** A text of a catalogue by its stable id, with the values that it names. */
export interface Message {
  readonly id: string
  /** English, as ICU MessageFormat: shown where a catalogue has nothing under the id. */
  readonly text: string
  readonly values: MessageValues
}

/** A list is shown with commas between its entries; a message inside a message is translated with it. */
type MessageValue = string | number | null | undefined | Message | readonly (string | Message)[]

export type MessageValues = Readonly<Record<string, MessageValue>>

/** A message in the language of one translator. */
export type Translate = (message: Message) => string

/** A text that the office wrote, in the language of whoever reads it. */
export type TranslateText = (text: string) => string

/** Ids and their texts in one language, as ICU MessageFormat. */
export type Catalogue = Readonly<Record<string, string>>

/** A text that no catalogue has, shown as it stands in every language. */
export const untranslated = (text: string): Message => ({ id: '', text: escapeMessage(text), values: {} })

/** A text in which nothing is meant as a placeholder, as ICU MessageFormat writes it. */
export function escapeMessage(text: string): string {
  return text.replaceAll(/[{}']+/g, (marks) => {
    if (marks === "'") return marks
    const quoted = marks.replaceAll("'", "''")
    return /[{}]/.test(marks) ? `'${quoted}'` : quoted
  })
}

type Shown = string | number | undefined

/** Lingui reads `\u0041` and the like in a finished text as escapes; what people typed is not meant so. */
const BACKSLASH = '\uE05C'

function shown(value: MessageValue, translate: Translate): Shown {
  if (value === null || value === undefined || typeof value === 'number') return value ?? undefined
  if (typeof value === 'string') return value.replaceAll('\\', BACKSLASH)
  if ('id' in value) return translate(value).replaceAll('\\', BACKSLASH)
  return value.map((one) => shown(one, translate)).join(', ')
}

/** Formats ICU texts in one language; each text is compiled when it is first shown. */
function formatterIn(language: string): (text: string, values: Readonly<Record<string, Shown>>) => string {
  const i18n = setupI18n({ locale: language, messages: { [language]: {} } })
  const compiled = new Set<string>()
  return (text, values) => {
    if (!compiled.has(text)) {
      i18n.load(language, { [text]: compileMessageOrThrow(text) })
      compiled.add(text)
    }
    return i18n._(text, values).replaceAll(BACKSLASH, '\\')
  }
}

function shownValues(values: MessageValues, translate: Translate): Readonly<Record<string, Shown>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(value, translate)]))
}

/** A translator into a language; a message without a translation is shown in English. */
export function createTranslate(language: string, catalogue: Catalogue): Translate {
  const format = formatterIn(language)
  const translate = ({ id, text, values }: Message): string => {
    const translated = Object.hasOwn(catalogue, id) ? (catalogue[id] ?? text) : text
    return /[{'\\]/.test(translated) ? format(translated, shownValues(values, translate)) : translated
  }
  return translate
}

/** English as messages carry it themselves. */
export const inEnglish: Translate = createTranslate('en', {})
