import { isLanguage, type Language } from '#design/messages'
import { deviceStore, type DeviceStore } from '../data/device/device-store.ts'

const key = 'mela.language'
/** Seconds in a year. */
const cookieLife = 31_536_000

export function deviceLanguage(pageLanguage: string, store: DeviceStore = deviceStore): Language {
  const chosen = store.read(key)
  if (chosen !== null && isLanguage(chosen)) return chosen
  return isLanguage(pageLanguage) ? pageLanguage : 'en'
}

/** Stores the choice; the cookie lets the server render the next page in that language. */
export function storeLanguage(language: Language, store: DeviceStore = deviceStore): void {
  store.write(key, language)
  document.cookie = `preferred_language=${language}; Path=/; Max-Age=${cookieLife}; SameSite=Lax`
}

/** The language in which a file of the store is written; the language of tests is none of them. */
export const fileLanguage = (language: string): Language => (isLanguage(language) ? language : 'en')
