import { setupI18n } from '@lingui/core'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

export interface Message {
  readonly id: string
  /** English, as ICU MessageFormat: shown when a catalogue lacks the id. */
  readonly text: string
  readonly values: MessageValues
}

/** Values of a message: lists are joined by commas, nested messages are translated with it. */
type MessageValue = string | number | null | undefined | Message | readonly (string | Message)[]

export type MessageValues = Readonly<Record<string, MessageValue>>

export type Translate = (message: Message) => string

export type TranslateText = (text: string) => string

export type Catalogue = Readonly<Record<string, string>>

export const untranslated = (text: string): Message => ({ id: '', text: escapeMessage(text), values: {} })

/** Escapes a text as ICU MessageFormat, so that nothing in it is a placeholder. */
export function escapeMessage(text: string): string {
  return text.replaceAll(/[{}']+/g, (marks) => {
    if (marks === "'") return marks
    const quoted = marks.replaceAll("'", "''")
    return /[{}]/.test(marks) ? `'${quoted}'` : quoted
  })
}

type Shown = string | number | undefined

/** Placeholder for backslashes, because Lingui reads `\u0041` and the like in a finished text as escapes. */
const BACKSLASH = '\uE05C'

function shown(value: MessageValue, translate: Translate): Shown {
  if (value === null || value === undefined || typeof value === 'number') return value ?? undefined
  if (typeof value === 'string') return value.replaceAll('\\', BACKSLASH)
  if ('id' in value) return translate(value).replaceAll('\\', BACKSLASH)
  return value.map((one) => shown(one, translate)).join(', ')
}

/** Formats ICU texts in one language; each text is compiled on first use. */
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

/** Translates into a language; a message without a translation is shown in English. */
export function createTranslate(language: string, catalogue: Catalogue): Translate {
  const format = formatterIn(language)
  const translate = ({ id, text, values }: Message): string => {
    const translated = Object.hasOwn(catalogue, id) ? (catalogue[id] ?? text) : text
    return /[{'\\]/.test(translated) ? format(translated, shownValues(values, translate)) : translated
  }
  return translate
}

export const inEnglish: Translate = createTranslate('en', {})
