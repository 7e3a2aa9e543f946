/** The languages that the site is shown in. */
export const languages = ['en', 'hi', 'ta'] as const

export type Language = (typeof languages)[number]

export function asLanguage(code: string): Language | undefined {
  return languages.find((one) => one === code)
}

/** Characters of an Accept-Language header that are read; browsers send about forty. */
const LONGEST = 500

/** Languages of an Accept-Language header, the most wanted first. */
export function wantedLanguages(header: string): readonly string[] {
  if (header === '') return []
  return header
    .slice(0, LONGEST)
    .split(',', 20)
    .map((part) => {
      const [tag = '', quality = 'q=1'] = part.split(';', 2).map((one) => one.trim())
      return { language: tag.slice(0, 2).toLowerCase(), quality: Number(quality.replace('q=', '')) || 0 }
    })
    .sort((left, right) => right.quality - left.quality)
    .map(({ language }) => language)
}

/** What a person chose in the app or the desk before. */
const CHOICE = /(?:^|;\s*)preferred_language=([a-z]{2})/

/** What a request says of the language that it wants to be answered in. */
export interface LanguagePreferences {
  /** The one that is asked for by name. */
  readonly asked?: string | undefined
  readonly cookie: string | undefined
  readonly acceptLanguage: string | undefined
}

/** The language that is asked for, else the one chosen before, else the first wanted one that the site is shown in, else English. */
export function languageOf({ asked = '', cookie = '', acceptLanguage = '' }: LanguagePreferences): Language {
  const preferences = [asked, CHOICE.exec(cookie)?.[1] ?? '', ...wantedLanguages(acceptLanguage)]
  return preferences.map(asLanguage).find((language) => language !== undefined) ?? 'en'
}
