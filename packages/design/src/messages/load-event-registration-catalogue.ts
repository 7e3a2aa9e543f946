import { compileMessages, type CompiledMessages } from './compile.ts'
import type { Language } from './languages.ts'
import type { Messages } from './message.ts'

const loaders: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import('./en/event-registration.ts')).eventRegistration,
  hi: async () => (await import('./hi/event-registration.ts')).eventRegistration,
  ta: async () => (await import('./ta/event-registration.ts')).eventRegistration,
}

/** The words of registering for events alone. */
export const loadEventRegistrationCatalogue = async (language: Language): Promise<CompiledMessages> =>
  compileMessages(await loaders[language]())
