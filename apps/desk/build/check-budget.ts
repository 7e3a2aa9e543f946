import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { deskFolder, distFolder } from './vite-settings.ts'

interface Chunk {
  file: string
  isEntry?: boolean
  imports?: string[]
}

type Manifest = Record<string, Chunk>

interface Budget {
  /** Gzip kilobytes (1000 bytes) of every script that the desk's home loads. */
  firstLoadScripts: number
}

const firstParts = [
  '/home.page.tsx',
  ...['app', 'desk', 'inbox', 'password'].map((catalogue) => `/messages/${catalogue}/en.json`),
]

export function checkBudget(): string {
  const budget = JSON.parse(readFileSync(join(deskFolder, 'budget.json'), 'utf8')) as Budget
  const manifest = JSON.parse(readFileSync(join(distFolder, '.vite/manifest.json'), 'utf8')) as Manifest
  const files = firstLoad(manifest)
  const total = files.reduce((sum, file) => sum + weigh(file), 0) / 1000
  const summary = `${total.toFixed(1)} kB of ${budget.firstLoadScripts} kB first-load scripts, gzip`
  if (total > budget.firstLoadScripts) throw new Error(`${summary}: over the budget`)
  return summary
}

function firstLoad(manifest: Manifest): string[] {
  const seen = new Set<string>()
  const isFirst = (key: string) =>
    manifest[key]?.isEntry === true || firstParts.some((part) => key.endsWith(part))
  for (const key of Object.keys(manifest).filter(isFirst)) collect(manifest, key, seen)
  return [...seen].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'))
}

function collect(manifest: Manifest, key: string, seen: Set<string>): void {
  if (seen.has(key)) return
  seen.add(key)
  for (const imported of manifest[key]?.imports ?? []) collect(manifest, imported, seen)
}

const weigh = (file: string): number => gzipSync(readFileSync(join(distFolder, file)), { level: 9 }).length
