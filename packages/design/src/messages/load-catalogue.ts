import { compileMessages, type CompiledMessages } from './compile.ts'
import type { Language } from './languages.ts'
import type { Messages } from './message.ts'

const loaders: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import('./en.ts')).en,
  hi: async () => (await import('./hi.ts')).hi,
  ta: async () => (await import('./ta.ts')).ta,
}

/** Fetches one language of the app in its own chunk, ready for Lingui's `i18n.load(language, messages)`. */
export const loadCatalogue = async (language: Language): Promise<CompiledMessages> =>
  compileMessages(await loaders[language]())

const deskLoaders: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import('./desk-en.ts')).deskEn,
  hi: async () => (await import('./desk-hi.ts')).deskHi,
  ta: async () => (await import('./desk-ta.ts')).deskTa,
}

/** As `loadCatalogue`, with the words of the desk, which the app has no use for. */
export async function loadDeskCatalogue(language: Language): Promise<CompiledMessages> {
  const [app, desk] = await Promise.all([loaders[language](), deskLoaders[language]()])
  return compileMessages({ ...app, ...desk })
}

const formsLoaders: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import('./forms-en.ts')).formsEn,
  hi: async () => (await import('./forms-hi.ts')).formsHi,
  ta: async () => (await import('./forms-ta.ts')).formsTa,
}

/** The words of the app's forms alone, for the pages that have one. */
export const loadFormsCatalogue = async (language: Language): Promise<CompiledMessages> =>
  compileMessages(await formsLoaders[language]())

const deskMoneyLoaders: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import('./desk-money-en.ts')).deskMoneyEn,
  hi: async () => (await import('./desk-money-hi.ts')).deskMoneyHi,
  ta: async () => (await import('./desk-money-ta.ts')).deskMoneyTa,
}

/** The words of the desk's place for money alone. */
export const loadDeskMoneyCatalogue = async (language: Language): Promise<CompiledMessages> =>
  compileMessages(await deskMoneyLoaders[language]())

const payLoaders: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import('./pay-en.ts')).payEn,
  hi: async () => (await import('./pay-hi.ts')).payHi,
  ta: async () => (await import('./pay-ta.ts')).payTa,
}

/** The words of paying alone, for the pages on which something is paid. */
export const loadPayCatalogue = async (language: Language): Promise<CompiledMessages> =>
  compileMessages(await payLoaders[language]())
