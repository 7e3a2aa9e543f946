import type { Readable } from 'node:stream'

/** A file on the local disk, below a folder. */
export interface LocalFile {
  readonly kind: 'local'
  readonly folder: string
  readonly path: string
}

/** What a reader has already, and which part he wants: his `Range` and `If-None-Match`. */
export interface Wanted {
  readonly range: string | undefined
  readonly knownTag: string | undefined
}

/** Bytes on their way from another place, with what HTTP says of them. */
export interface RemotePart {
  readonly status: 200 | 206 | 304 | 416
  readonly headers: Readonly<Record<string, string>>
  readonly content: Readable | null
}

/** A file that lies elsewhere. `open` answers null when it is gone. */
export interface RemoteFile {
  readonly kind: 'remote'
  readonly path: string
  open(wanted: Wanted): Promise<RemotePart | null>
}

/** A file, as it can be sent. */
export type Sendable = LocalFile | RemoteFile

/** Where the bytes of files are. A key is `public/name` or `private/name`. */
export interface Storage {
  /** Local folder for smaller copies of pictures, which can always be made again. */
  readonly renditions: string
  has(key: string): Promise<boolean>
  put(key: string, content: Buffer): Promise<void>
  bytes(key: string): Promise<Buffer>
  /** Removes the bytes; nothing happens when they are gone already. */
  remove(key: string): Promise<void>
  /** Null when there is no such file, as far as that is known before it is opened. */
  find(key: string): Promise<Sendable | null>
  /** Keys that nobody has written to since a moment. */
  keysBefore(moment: Date): AsyncIterable<string>
}

export const privacies = ['public', 'private'] as const

export function keyOf(name: string, isPrivate: boolean): string {
  return `${isPrivate ? 'private' : 'public'}/${name}`
}

export function urlOf(key: string): string {
  return key.startsWith('private/') ? `/private/files/${key.slice(8)}` : `/files/${key.slice(7)}`
}

/** The key behind an address of ours; null for addresses of other places. */
export function keyOfUrl(url: string): string | null {
  const [, privacy, name] = /^\/(private\/)?files\/([^/?#]+)$/.exec(url) ?? []
  return name === undefined ? null : keyOf(name, privacy !== undefined)
}
