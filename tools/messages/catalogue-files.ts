import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { languages, type Language } from '#framework/messages'
import { moduleFolders, read, root } from '../architecture/source-files.ts'
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage'

interface CatalogueFile {
  readonly path: string
  readonly text: string
  readonly entries: readonly (readonly [id: string, text: string])[]
}

export type CatalogueFolder = Readonly<Record<Language, CatalogueFile>>

function stringEntries(value: unknown): CatalogueFile['entries'] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).map(([id, text]: [string, unknown]) => [id, String(text)] as const)
}

function fileAt(path: string): CatalogueFile {
  const text = read(path)
  return { path, text, entries: stringEntries(JSON.parse(text)) }
}

function cataloguesIn(folder: string): CatalogueFolder {
  const [en, hi, ta] = languages.map((language) => fileAt(`${folder}/${language}.json`))
  if (!en || !hi || !ta) throw new Error(`${folder} lacks a language`)
  return { en, hi, ta }
}

export const serverCatalogues: readonly CatalogueFolder[] = ['packages/framework/src', ...moduleFolders]
  .filter((folder) => readdirSync(join(root, folder)).includes('messages'))
  .map((folder) => cataloguesIn(`${folder}/messages`))

const ofBrowser = 'packages/design/src/messages'

export const browserCatalogues: readonly CatalogueFolder[] = readdirSync(join(root, ofBrowser), {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => cataloguesIn(`${ofBrowser}/${name}`))

const isMessage = (form: unknown): form is CompiledMessage => Array.isArray(form)

function look(compiled: CompiledMessage, names: Set<string>): void {
  for (const part of compiled) {
    if (typeof part === 'string') continue
    const [name, , forms] = part
    names.add(name)
    if (typeof forms !== 'object' || forms === null) continue
    for (const form of Object.values<unknown>({ ...forms })) if (isMessage(form)) look(form, names)
  }
}

/** Names of a text's placeholders, each once; throws for invalid ICU MessageFormat. */
export function placeholdersIn(text: string): readonly string[] {
  const names = new Set<string>()
  look(compileMessageOrThrow(text), names)
  return [...names].sort()
}

export const avoided: readonly RegExp[] = [
  /\bthis is no\b(?! longer)/i,
  /\bso much\b/i,
  /\bby itself\b/i,
  /\bwhoever\b/i,
  /\bthings?\b/i,
  /\bget through\b/i,
  /\bstands?\b/i,
  /\bthe way it came\b/i,
]
