import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Reads every source that the server may run, and starts nothing: what is compiled here is kept in the compile cache, so
 * that the server's own process never holds the type stripper (some 30 MB).
 */
const house = resolve(import.meta.dirname, '../../..')
const demos = globSync('modules/*/*/demo.ts', { cwd: house })

for (const file of ['apps/server/src/start-server.ts', 'apps/server/src/load-demo.ts', ...demos])
  await import(pathToFileURL(resolve(house, file)).href)
process.exit(0)
