import { resolve } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** Where the bytes of files are. A key is `public/name` or `private/name`. */
export interface Storage {
  /** Folder of the local disk under which keys are paths. */
  readonly folder: string
  /** Folder for smaller copies of pictures, which can always be made again. */
  readonly renditions: string
  has(key: string): Promise<boolean>
  put(key: string, content: Buffer): Promise<void>
  bytes(key: string): Promise<Uint8Array>
  /** Removes the bytes and their smaller copies; nothing happens when they are gone already. */
  remove(key: string): Promise<void>
  /** Keys that nobody has written to since a moment. */
  keysBefore(moment: Date): AsyncIterable<string>
}

const privacies = ['public', 'private'] as const

async function* keysBefore(disk: Disk, moment: Date): AsyncIterable<string> {
  for (const privacy of privacies) {
    // The driver refuses to list a folder that nothing was put into yet.
    const { objects } = await disk.listAll(privacy).catch(() => ({ objects: [] }))
    for (const object of objects) {
      if (!object.isFile) continue
      const { lastModified } = await disk.getMetaData(object.key)
      if (lastModified < moment) yield object.key
    }
  }
}

function openStorage(dataFolder: string): Storage {
  const folder = resolve(dataFolder, 'files')
  const renditions = resolve(dataFolder, 'renditions')
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  const copies = new Disk(new FSDriver({ location: renditions, visibility: 'private' }))
  return {
    folder,
    renditions,
    has: (key) => disk.exists(key),
    put: (key, content) => disk.put(key, content),
    bytes: (key) => disk.getBytes(key),
    async remove(key) {
      await disk.delete(key)
      await copies.deleteAll(key)
    },
    keysBefore: (moment) => keysBefore(disk, moment),
  }
}

const storages = new Map<string, Storage>()

/** The storage of a data folder; one for each folder, whoever asks. */
export function storageAt(dataFolder: string): Storage {
  const known = storages.get(dataFolder) ?? openStorage(dataFolder)
  storages.set(dataFolder, known)
  return known
}

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
