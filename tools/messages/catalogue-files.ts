import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { languages, type Language } from '#framework/messages'
import { moduleFolders, read, root } from '../architecture/source-files.ts'

export interface CatalogueFile {
  /** From the root. */
  readonly path: string
  readonly text: string
  readonly entries: readonly (readonly [id: string, text: string])[]
}

/** The catalogues of one folder, by their language. */
export type CatalogueFolder = Readonly<Record<Language, CatalogueFile>>

function stringEntries(value: unknown): CatalogueFile['entries'] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).map(([id, text]: [string, unknown]) => [id, String(text)] as const)
}

function fileAt(path: string): CatalogueFile {
  const text = read(path)
  return { path, text, entries: stringEntries(JSON.parse(text)) }
}

const folders = ['packages/framework/src', ...moduleFolders].filter((folder) =>
  readdirSync(join(root, folder)).includes('messages'),
)

/** Every folder of catalogues of the server. */
export const catalogueFolders: readonly CatalogueFolder[] = folders.map((folder) => {
  const [en, hi, ta] = languages.map((language) => fileAt(`${folder}/messages/${language}.json`))
  if (!en || !hi || !ta) throw new Error(`${folder} lacks a language`)
  return { en, hi, ta }
})
