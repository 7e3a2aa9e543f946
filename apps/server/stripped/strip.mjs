import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { resolve } from 'node:path'

export const repositoryRoot = resolve(import.meta.dirname, '../../..')

/** Another Node may strip in another way. */
const folder = resolve(repositoryRoot, '.cache/stripped', process.version)

/** Whole or not at all: two processes may keep the same text at once. */
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

/** A source without its types. It is kept under the hash of the source, so that it never grows old. */
export function stripped(source) {
  const file = resolve(folder, hash('sha256', source))
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return strip(source, file)
  }
}
