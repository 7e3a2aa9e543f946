import type { Catalogue, Translate, Message, MessageValues } from '#meta'
import { createTranslate } from '#meta/messages'
import en from './en.json' with { type: 'json' }
import hi from './hi.json' with { type: 'json' }
import ta from './ta.json' with { type: 'json' }

export const languages = ['en', 'hi', 'ta'] as const

export type Language = (typeof languages)[number]

export function asLanguage(code: string): Language | undefined {
  return languages.find((one) => one === code)
}

/** Characters of an Accept-Language header that are read; browsers send about forty. */
const LONGEST = 500

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

const CHOICE = /(?:^|;\s*)preferred_language=([a-z]{2})/

export interface LanguagePreferences {
  readonly asked?: string | undefined
  readonly cookie: string | undefined
  readonly acceptLanguage: string | undefined
}

/**
 * Language of a request: the requested one, else the chosen one, else the first supported of Accept-Language, else
 * English.
 */
export function languageOf({ asked = '', cookie = '', acceptLanguage = '' }: LanguagePreferences): Language {
  const preferences = [asked, CHOICE.exec(cookie)?.[1] ?? '', ...wantedLanguages(acceptLanguage)]
  return preferences.map(asLanguage).find((language) => language !== undefined) ?? 'en'
}

export type Catalogues = Readonly<Record<Language, Catalogue>>

export type Translators = Readonly<Record<Language, Translate>>

function merged(given: readonly Catalogues[], language: Language): Catalogue {
  return Object.fromEntries(given.flatMap((catalogues) => Object.entries(catalogues[language])))
}

export function createTranslators(given: readonly Catalogues[]): Translators {
  const of = (language: Language) => createTranslate(language, merged(given, language))
  return { en: of('en'), hi: of('hi'), ta: of('ta') }
}

/** Creates messages of one English catalogue; an unknown id does not compile. */
export type MessageFactory<Id extends string> = (id: Id, values?: MessageValues) => Message

export function messagesIn<Id extends string>(english: Readonly<Record<Id, string>>): MessageFactory<Id> {
  return (id, values = {}) => ({ id, text: english[id], values })
}

export const rewordedFrom = (message: Message, text: string): Message => ({ ...message, text })

/**
 * Translates a stored text when the server wrote it from one of these messages; text written by users stays unchanged.
 */
export function storedText(text: string, written: readonly Message[], t: Translate): string {
  const message = written.find((one) => one.text === text)
  return message === undefined ? text : t(message)
}

export const frameworkMessages = { en, hi, ta } satisfies Catalogues

export const frameworkMessage = messagesIn(en)
