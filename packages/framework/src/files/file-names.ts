import { trimEnds } from '#meta'
import { extensionOf, type FileKind } from './file-kind.ts'

const LONGEST = 100

function lastPart(fileName: string): string {
  return fileName.split(/[/\\]/).at(-1) ?? ''
}

function withoutExtension(fileName: string): string {
  const extension = extensionOf(fileName)
  return extension === '' ? fileName : fileName.slice(0, -extension.length - 1)
}

/** A name as people gave it, fit to be shown: no path, no control characters, nothing that HTML could take as a tag. */
export function shownFileName(given: string): string {
  const name = lastPart(given.normalize('NFC'))
    .replace(/[\p{Cc}\p{Cf}<>]/gu, '')
    .trim()
  return [...name].slice(-LONGEST).join('') || 'file'
}

/**
 * A name for the disk and the address: small, plain ASCII, with the ending that the content has. What cannot be written so
 * (a name in Tamil) becomes 'file'; `file_name` keeps the name that people know.
 */
export function storedFileName(given: string, kind: FileKind): string {
  const plain = withoutExtension(lastPart(given))
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9_-]+/g, '-')
  const base = trimEnds(plain, '-').slice(0, LONGEST)
  return `${base || 'file'}.${kind.extension}`
}

/** The name that a file gets when another one has its name already. */
export function suffixed(name: string, hash: string): string {
  const extension = extensionOf(name)
  return `${withoutExtension(name)}-${hash.slice(0, 6)}.${extension}`
}

/** True for names that `storedFileName` could have made: nothing else is ever looked up on the disk. */
export function isStoredName(name: string): boolean {
  return /^[A-Za-z0-9_-]{1,120}\.[a-z0-9]{1,8}$/.test(name)
}
