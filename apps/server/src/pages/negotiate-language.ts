import { pseudoLanguage } from '#design/messages'
import { wantedLanguages } from '#framework/messages'

const known = ['en', 'hi', 'ta'] as const

function isKnown(language: string): boolean {
  return known.some((one) => one === language)
}

/** What a reader chose in the app before. */
const CHOICE = /(?:^|;\s*)preferred_language=([a-z]{2})/

interface LanguagePreferences {
  readonly url: string
  readonly acceptLanguage: string | undefined
  readonly cookie: string | undefined
}

/**
 * The language of a page: the one in its address (`?language=ta`; there also the made-up one of tests), else the one that its reader chose before, else the
 * first that his browser wants and we speak, else English.
 */
export function negotiateLanguage({ url, acceptLanguage, cookie }: LanguagePreferences): string {
  const asked = new URLSearchParams(url.split('?', 2)[1] ?? '').get('language')
  if (asked === pseudoLanguage) return asked
  const chosen = CHOICE.exec(cookie ?? '')?.[1]
  return [asked ?? '', chosen ?? '', ...wantedLanguages(acceptLanguage ?? '')].find(isKnown) ?? 'en'
}
