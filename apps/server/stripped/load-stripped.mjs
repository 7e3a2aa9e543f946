import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { repositoryRoot, stripped } from './strip.mjs'

// Node strips types with a program that uses 30 MB, and its own compile cache stays in memory too; this loader reads
// the stripped sources from a folder.
const ours = pathToFileURL(`${repositoryRoot}/`).href

registerHooks({
  load(url, context, next) {
    if (!url.startsWith(ours) || !url.endsWith('.ts') || url.includes('/node_modules/'))
      return next(url, context)
    return {
      format: 'module',
      source: stripped(readFileSync(fileURLToPath(url), 'utf8')),
      shortCircuit: true,
    }
  },
})
