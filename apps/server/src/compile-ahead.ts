import { globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Reads every source that the server may run, and starts nothing: what is compiled here is kept in the compile cache, so
 * that the server's own process never holds the type stripper (some 30 MB).
 */
const house = resolve(import.meta.dirname, '../../..')
const sources = globSync(['apps/server/src/**/*.ts', 'modules/**/*.ts', 'packages/*/src/**/*.ts'], {
  cwd: house,
})

/** What a source imports only when it needs it. */
function importedLater(source: string): readonly string[] {
  const file = resolve(house, source)
  const imports = readFileSync(file, 'utf8').matchAll(/\bimport\('(\.[^']+\.ts)'\)/g)
  return [...imports].map(([, path = '']) => resolve(dirname(file), path))
}

const first = resolve(house, 'apps/server/src/start-server.ts')
const later = sources.filter((source) => !source.endsWith('.test.ts')).flatMap(importedLater)
for (const file of new Set([first, resolve(house, 'apps/server/src/load-demo.ts'), ...later]))
  await import(pathToFileURL(file).href)
process.exit(0)
