import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import budget from '../budget.json' with { type: 'json' }
import { readManifest, type Manifest } from './page-assets.ts'
import { clientFolder } from './folders.ts'

interface Weight {
  file: string
  bytes: number
}

/** Fails the build when the scripts of home's first load exceed `firstLoadScripts` (gzip kilobytes of 1000 bytes). */
export function checkBudget(): string {
  const weights = firstLoad(readManifest()).map(weigh)
  const total = weights.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  const summary = `${total.toFixed(1)} kB of ${budget.firstLoadScripts} kB first-load scripts, gzip`
  if (total <= budget.firstLoadScripts) return summary
  const list = weights.toSorted((left, right) => right.bytes - left.bytes)
  throw new Error(
    [`${summary}: over the budget`, ...list.map(({ file, bytes }) => `  ${bytes} ${file}`)].join('\n'),
  )
}

function firstLoad(manifest: Manifest): string[] {
  const entry = keyOf(manifest, (key) => manifest[key]?.isEntry === true)
  const home = keyOf(manifest, (key) => key.endsWith('/home.page.tsx'))
  const languages = ['en', 'hi', 'ta'].map((code) =>
    keyOf(manifest, (key) => key.endsWith(`/messages/app/${code}.json`)),
  )
  const heaviest = languages.toSorted(
    (left, right) => weightOf(manifest, right) - weightOf(manifest, left),
  )[0]
  const seen = new Set<string>()
  for (const key of [entry, home, heaviest ?? '']) collect(manifest, key, seen)
  return [...seen].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'))
}

function keyOf(manifest: Manifest, isWanted: (key: string) => boolean): string {
  const key = Object.keys(manifest).find(isWanted)
  if (!key) throw new Error('The client build lacks a part that the budget counts')
  return key
}

function collect(manifest: Manifest, key: string, seen: Set<string>): void {
  if (seen.has(key)) return
  seen.add(key)
  const { imports = [], dynamicImports = [] } = manifest[key] ?? {}
  for (const imported of [...imports, ...dynamicImports.filter(isIonicCore)])
    collect(manifest, imported, seen)
}

/** Matches Ionic core, which fetches parts by itself after its start; all that it may fetch is counted. */
const isIonicCore = (key: string): boolean => key.includes('node_modules/@ionic/core/')

const weightOf = (manifest: Manifest, key: string): number => weigh(manifest[key]?.file ?? '').bytes

function weigh(file: string): Weight {
  return { file, bytes: gzipSync(readFileSync(join(clientFolder, file)), { level: 9 }).length }
}
