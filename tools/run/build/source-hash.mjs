import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { inRepository } from '../places.mjs'

const skipped = new Set(['dist', 'node_modules', '.cache'])

function* filesBelow(path) {
  if (!existsSync(inRepository(path))) return
  if (statSync(inRepository(path)).isFile()) return yield path
  for (const entry of readdirSync(inRepository(path), { withFileTypes: true })) {
    if (skipped.has(entry.name)) continue
    if (entry.isDirectory()) yield* filesBelow(join(path, entry.name))
    else if (entry.isFile()) yield join(path, entry.name)
  }
}

/** One hash of the names and contents of all files below some paths. */
export function hashOf(paths, words = []) {
  const hash = createHash('sha256').update(JSON.stringify(words))
  for (const file of paths.flatMap((path) => [...filesBelow(path)]).sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(inRepository(file)))
  }
  return hash.digest('hex')
}
