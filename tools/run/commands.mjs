import { build, stripServer } from './build/build.mjs'
import { check, testAll } from './checks/check.mjs'
import { runNode } from './processes/child.mjs'
import { develop } from './develop.mjs'
import { serve } from './serve.mjs'
import { tools } from './places.mjs'

const script =
  (...first) =>
  (words) =>
    runNode([...first, ...words])

const CRASH_TEST_PAYMENTS = '200'

export const commands = {
  start: serve,
  test: testAll,
  dev: develop,
  check,
  build,
  generate: script('tools/generate.ts'),
  books: checkBooks,
  bench: async (words) => (await stripServer()) || runNode(['bench/main.ts', ...words]),
  'new:doctype': script('tools/new/doctype.ts'),
  'new:module': script('tools/new/module.ts'),
}

function checkBooks(words) {
  if (!words.includes('--crash-test')) return runNode(['tools/books.ts', ...words])
  return runNode([tools.vitest, 'run', 'tools/crash-test'], {
    env: { MELA_CRASH_TEST: process.env.MELA_CRASH_TEST ?? CRASH_TEST_PAYMENTS },
  })
}
