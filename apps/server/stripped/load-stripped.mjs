import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { repositoryRoot, stripped } from './strip.mjs'

// Node runs our sources as they are. It strips their types with a program that holds 30 MB once it was needed, and what it
// keeps of that in its own compile cache stays in memory too; here what was stripped before is read from a folder.
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
