import type { Readable } from 'node:stream'

export interface LocalFile {
  readonly kind: 'local'
  readonly folder: string
  readonly path: string
}

/** `Range` and `If-None-Match` of the request. */
export interface Wanted {
  readonly range: string | undefined
  readonly knownTag: string | undefined
}

export interface RemotePart {
  readonly status: 200 | 206 | 304 | 416
  readonly headers: Readonly<Record<string, string>>
  readonly content: Readable | null
}

/** A file in a remote store. `open` returns null when it is gone. */
export interface RemoteFile {
  readonly kind: 'remote'
  readonly path: string
  open(wanted: Wanted): Promise<RemotePart | null>
}

export type Sendable = LocalFile | RemoteFile

/** Storage of file contents. A key is `public/name` or `private/name`. */
export interface Storage {
  readonly renditions: string
  has(key: string): Promise<boolean>
  put(key: string, content: Buffer): Promise<void>
  bytes(key: string): Promise<Buffer>
  /** Removes the bytes; a missing file is no error. */
  remove(key: string): Promise<void>
  /** Null when there is no such file, as far as that is known before it is opened. */
  find(key: string): Promise<Sendable | null>
  /** Keys without a write since a moment. */
  keysBefore(moment: Date): AsyncIterable<string>
}

export const privacies = ['public', 'private'] as const

export function keyOf(name: string, isPrivate: boolean): string {
  return `${isPrivate ? 'private' : 'public'}/${name}`
}

export function urlOf(key: string): string {
  return key.startsWith('private/') ? `/private/files/${key.slice(8)}` : `/files/${key.slice(7)}`
}

/** The key of an address of ours; null for other addresses. */
export function keyOfUrl(url: string): string | null {
  const [, privacy, name] = /^\/(private\/)?files\/([^/?#]+)$/.exec(url) ?? []
  return name === undefined ? null : keyOf(name, privacy !== undefined)
}
