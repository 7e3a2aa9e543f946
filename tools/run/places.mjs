import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const repositoryRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const inRepository = (...parts) => join(repositoryRoot, ...parts)

const tool = (...parts) => inRepository('node_modules', ...parts)

/** Entry files of the tools: `.bin` would run them with the first `node` of the PATH. */
export const tools = {
  eslint: tool('eslint', 'bin', 'eslint.js'),
  knip: tool('knip', 'bin', 'knip.js'),
  oxlint: tool('oxlint', 'bin', 'oxlint'),
  playwright: tool('@playwright', 'test', 'cli.js'),
  prettier: tool('prettier', 'bin', 'prettier.cjs'),
  vitest: tool('vitest', 'vitest.mjs'),
}
