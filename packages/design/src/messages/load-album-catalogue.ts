import { compileMessages, type CompiledMessages } from './compile.ts'
import type { Language } from './languages.ts'
import type { Messages } from './message.ts'

const loaders: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import('./en/album.ts')).album,
  hi: async () => (await import('./hi/album.ts')).album,
  ta: async () => (await import('./ta/album.ts')).album,
}

/** The words of the desk's page of an album, and of a family's own pictures: only these load them. */
export const loadAlbumCatalogue = async (language: Language): Promise<CompiledMessages> =>
  compileMessages(await loaders[language]())
