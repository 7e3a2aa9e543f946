import { lookThroughBooks } from './books.mjs'
import { build } from './build/build.mjs'
import { check } from './checks/check.mjs'
import { runNode } from './processes/child.mjs'
import { develop } from './develop.mjs'
import { serve } from './serve.mjs'
import { stripServer } from './build/strip-server.mjs'
import { testAll } from './checks/test.mjs'

const script =
  (...first) =>
  (words) =>
    runNode([...first, ...words])

/** What `npm run` can do. Each takes the words after its name and gives an exit code. */
export const commands = {
  start: serve,
  test: testAll,
  dev: develop,
  check,
  build,
  generate: script('tools/generate.ts'),
  books: lookThroughBooks,
  bench: async (words) => (await stripServer()) || runNode(['bench/main.ts', ...words]),
  'new:doctype': script('tools/new/doctype.ts'),
  'new:module': script('tools/new/module.ts'),
}
