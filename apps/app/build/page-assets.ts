import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { PageAssets } from '../src/server/contract.ts'
import { clientFolder } from './folders.ts'

interface ManifestChunk {
  file: string
  src?: string
  isEntry?: boolean
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

export type Manifest = Record<string, ManifestChunk>

export function readManifest(): Manifest {
  const manifest: unknown = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8'))
  if (!isManifest(manifest)) throw new Error('The client build left no manifest')
  return manifest
}

function isManifest(value: unknown): value is Manifest {
  return typeof value === 'object' && value !== null && Object.values(value).every(hasFile)
}

const hasFile = (chunk: unknown): boolean => typeof chunk === 'object' && chunk !== null && 'file' in chunk

export function readPageAssets(): PageAssets {
  const manifest = readManifest()
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The client build has no entry')
  const loaders = Object.values(manifest).find(({ src }) => src?.endsWith('/page-loaders.ts'))
  if (!loaders) throw new Error('The client build has no list of pages')
  const first = [...sheetsOf(manifest, entry)]
  const css = textOf(first)
  const own = pageSheets(manifest, first)
  const [start, table] = [`/${entry.file}`, `/${loaders.file}`]
  return {
    ...{ css, entry: start, loaders: table, pages: pageFiles(manifest), fonts: fontFiles(css) },
    pageCss: Object.fromEntries(own.map(([name, files]) => [name, textOf(files)])),
    sheets: Object.fromEntries(own.map(([name, files]) => [name, [...first, ...files].map(asAddress)])),
  }
}

const asAddress = (file: string): string => `/${file}`

const screenOf = (src: string | undefined): string | undefined =>
  /src\/screens\/(.+)\.page\.tsx$/.exec(src ?? '')?.[1]

/** The style sheets of a chunk and of all that it imports, in the order in which they hold. */
function sheetsOf(manifest: Manifest, chunk: ManifestChunk, seen = new Set<string>()): Set<string> {
  for (const key of chunk.imports ?? []) {
    const imported = manifest[key]
    if (imported && imported.isEntry !== true) sheetsOf(manifest, imported, seen)
  }
  for (const file of chunk.css ?? []) seen.add(file)
  return seen
}

/** The style sheets that a page has beside those of every page, by its name. */
function pageSheets(manifest: Manifest, first: readonly string[]): [string, string[]][] {
  return Object.values(manifest).flatMap((chunk): [string, string[]][] => {
    const name = screenOf(chunk.src)
    return name ? [[name, [...sheetsOf(manifest, chunk)].filter((file) => !first.includes(file))]] : []
  })
}

const textOf = (files: readonly string[]): string =>
  files.map((file) => readFileSync(join(clientFolder, file), 'utf8')).join('')

function pageFiles(manifest: Manifest): Record<string, string> {
  const pages: Record<string, string> = {}
  for (const { src, file } of Object.values(manifest)) {
    const name = screenOf(src)
    if (name) pages[name] = `/${file}`
  }
  return pages
}

function fontFiles(css: string): Record<string, string> {
  const addresses = [...css.matchAll(/url\(["']?(\/assets\/(anek-[a-z0-9-]+?)-[\w-]{8}\.woff2)["']?\)/g)]
  return Object.fromEntries(addresses.map(([, address = '', name = '']) => [name, address]))
}

const moduleName = 'virtual:page-assets'

export function pageAssetsModule(assets: PageAssets): Plugin {
  return {
    name: 'page-assets',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    load: (id) =>
      id === `\0${moduleName}` ? `export const pageAssets = ${JSON.stringify(assets)}` : undefined,
  }
}
