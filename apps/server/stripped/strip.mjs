import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { resolve } from 'node:path'

export const repositoryRoot = resolve(import.meta.dirname, '../../..')

/** Another version of Node may strip differently. */
const folder = resolve(repositoryRoot, '.cache/stripped', process.version)

/** Writes completely or not at all, because two processes may store the same text concurrently. */
function store(file, text) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${file}.${process.pid}`, text)
  renameSync(`${file}.${process.pid}`, file)
}

function strip(source, file) {
  const text = stripTypeScriptTypes(source)
  try {
    store(file, text)
  } catch {
    // A repository that may only be read is served all the same.
  }
  return text
}

/** A source without its types, cached under the hash of the source. */
export function stripped(source) {
  const file = resolve(folder, hash('sha256', source))
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return strip(source, file)
  }
}
