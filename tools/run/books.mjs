import { runNode } from './processes/child.mjs'
import { tools } from './places.mjs'

/** Payments of a full crash test; the unit tests make fewer. */
const CRASH_TEST_PAYMENTS = '200'

/** Looks through the books; with `--crash-test`, kills a server of its own under payments and looks through its books then. */
export function lookThroughBooks(words) {
  if (!words.includes('--crash-test')) return runNode(['tools/books.ts', ...words])
  return runNode([tools.vitest, 'run', 'tools/crash-test'], {
    env: { MELA_CRASH_TEST: process.env.MELA_CRASH_TEST ?? CRASH_TEST_PAYMENTS },
  })
}
