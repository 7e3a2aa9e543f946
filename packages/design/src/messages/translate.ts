import { setupI18n } from '@lingui/core'
import type { CompiledMessages, Translate } from './catalogue.ts'

const untranslated: Translate = (id) => id

/** Translates in a browser by the catalogues that were fetched; texts of others are left to `translateOther`. */
export function translateBy(
  language: string,
  messages: CompiledMessages,
  translateOther: Translate = untranslated,
): Translate {
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } })
  return (id, values) => (id in messages ? i18n._(id, values) : translateOther(id, values))
}
