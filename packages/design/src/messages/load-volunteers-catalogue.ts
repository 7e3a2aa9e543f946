import { compileMessages, type CompiledMessages } from './compile.ts'
import type { Language } from './languages.ts'
import type { Messages } from './message.ts'

const loaders: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import('./en/volunteers.ts')).volunteers,
  hi: async () => (await import('./hi/volunteers.ts')).volunteers,
  ta: async () => (await import('./ta/volunteers.ts')).volunteers,
}

/** The words of helping alone: only its pages load them. */
export const loadVolunteersCatalogue = async (language: Language): Promise<CompiledMessages> =>
  compileMessages(await loaders[language]())
