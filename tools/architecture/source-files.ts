import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

const places = ['packages', 'modules', 'apps', 'demo', 'e2e', 'bench', 'tools']

const skipped = new Set(['node_modules', 'dist', 'generated', '.cache', 'test-results'])

function filesBelow(folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return []
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesBelow(path) : [path]
  })
}

export const ownFiles: readonly string[] = places.flatMap(filesBelow)

export const sourceFiles = ownFiles.filter((file) => /\.(ts|tsx|mjs|css)$/.test(file))

export const read = (file: string): string => readFileSync(join(root, file), 'utf8')

export function namesIn(folder: string, kind: 'files' | 'folders'): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name) && entry.isDirectory() === (kind === 'folders'))
    .map(({ name }) => name)
}

export const moduleFolders: readonly string[] = namesIn('modules', 'folders').flatMap((domain) =>
  namesIn(`modules/${domain}`, 'folders').map((noun) => `modules/${domain}/${noun}`),
)
