import type { Catalogue, Translate, Message, MessageValues } from '#meta'
import { createTranslate } from '#meta/messages'
import en from './en.json' with { type: 'json' }
import hi from './hi.json' with { type: 'json' }
import ta from './ta.json' with { type: 'json' }

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

/** The texts of a module in every language, by their ids. */
export type Catalogues = Readonly<Record<Language, Catalogue>>

/** A translator for each language. */
export type Translators = Readonly<Record<Language, Translate>>

function merged(given: readonly Catalogues[], language: Language): Catalogue {
  return Object.fromEntries(given.flatMap((catalogues) => Object.entries(catalogues[language])))
}

/** Translators over the catalogues of several modules, whose ids never meet. */
export function createTranslators(given: readonly Catalogues[]): Translators {
  const of = (language: Language) => createTranslate(language, merged(given, language))
  return { en: of('en'), hi: of('hi'), ta: of('ta') }
}

/** Names a text of one English catalogue; an id that is not in it does not compile. */
export type MessageFactory<Id extends string> = (id: Id, values?: MessageValues) => Message

export function messagesIn<Id extends string>(english: Readonly<Record<Id, string>>): MessageFactory<Id> {
  return (id, values = {}) => ({ id, text: english[id], values })
}

/** A message by the text that documents keep of it from before it was reworded. */
export const rewordedFrom = (message: Message, text: string): Message => ({ ...message, text })

/**
 * A text that a document keeps: translated where the server wrote it itself, out of one of these messages; what people wrote
 * stays as it is.
 */
export function storedText(text: string, written: readonly Message[], t: Translate): string {
  const message = written.find((one) => one.text === text)
  return message === undefined ? text : t(message)
}

/** The texts of the document server itself, whatever modules stand on it. */
export const frameworkMessages = { en, hi, ta } satisfies Catalogues

export const frameworkMessage = messagesIn(en)
