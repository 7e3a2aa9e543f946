import { setupI18n } from '@lingui/core'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Catalogue, Message, MessageValue, MessageValues, Translate } from './message.ts'

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
