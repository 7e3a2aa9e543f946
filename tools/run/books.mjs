import { runNode } from './child.mjs'
import { tools } from './places.mjs'

/** Payments of a whole storm; the tests have a smaller one. */
const WHOLE_STORM = '200'

/** Looks through the books; with `--storm`, kills a server of its own under payments and looks through its books then. */
export function lookThroughBooks(words) {
  if (!words.includes('--storm')) return runNode(['tools/books.ts', ...words])
  return runNode([tools.vitest, 'run', 'tools/storm'], {
    env: { MELA_STORM: process.env.MELA_STORM ?? WHOLE_STORM },
  })
}
