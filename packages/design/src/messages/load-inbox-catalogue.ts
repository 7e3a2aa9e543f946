import { compileMessages, type CompiledMessages } from './compile.ts'
import type { Language } from './languages.ts'
import type { Messages } from './message.ts'

const loaders: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import('./en/inbox.ts')).inbox,
  hi: async () => (await import('./hi/inbox.ts')).inbox,
  ta: async () => (await import('./ta/inbox.ts')).inbox,
}

/** The words of the inbox and of the bell that leads to it: fetched for signed-in people alone. */
export const loadInboxCatalogue = async (language: Language): Promise<CompiledMessages> =>
  compileMessages(await loaders[language]())
