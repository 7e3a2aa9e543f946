import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { repositoryRoot, stripped } from './strip.mjs'

// Strips every source that the server may run, in a process that ends afterwards.
const sources = globSync(['{apps/server,bench,demo,modules,packages}/**/*.ts'], {
  cwd: repositoryRoot,
  exclude: (path) => path.endsWith('.test.ts') || path.endsWith('node_modules'),
})
for (const source of sources) stripped(readFileSync(resolve(repositoryRoot, source), 'utf8'))
