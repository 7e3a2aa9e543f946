import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { BucketSettings } from '#framework/settings'
import { bucketStorage } from './bucket-storage.ts'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { privacies, type Storage } from './storage.ts'

export interface StorageSettings {
  readonly dataFolder: string
  readonly files?: BucketSettings | undefined
}

function withCopies(storage: Storage): Storage {
  return {
    ...storage,
    async remove(key) {
      await storage.remove(key)
      await rm(resolve(storage.renditions, key), { recursive: true, force: true })
    },
  }
}

function openStorage({ dataFolder, files }: StorageSettings): Storage {
  const renditions = resolve(dataFolder, 'renditions')
  return withCopies(
    files ? bucketStorage(files, renditions) : diskStorage(resolve(dataFolder, 'files'), renditions),
  )
}

const storages = new Map<string, Storage>()

export function storageOf(settings: StorageSettings): Storage {
  const { endpoint, bucket } = settings.files ?? {}
  const id = JSON.stringify([settings.dataFolder, endpoint, bucket])
  const known = storages.get(id) ?? openStorage(settings)
  storages.set(id, known)
  return known
}

async function* keysBefore(disk: Disk, moment: Date): AsyncIterable<string> {
  for (const privacy of privacies) {
    // The driver refuses to list a folder that does not exist yet.
    const { objects } = await disk.listAll(privacy).catch(() => ({ objects: [] }))
    for (const object of objects) {
      if (!object.isFile) continue
      const { lastModified } = await disk.getMetaData(object.key)
      if (lastModified < moment) yield object.key
    }
  }
}

function diskStorage(folder: string, renditions: string): Storage {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  return {
    renditions,
    has: (key) => disk.exists(key),
    put: (key, content) => disk.put(key, content),
    bytes: async (key) => Buffer.from(await disk.getBytes(key)),
    remove: (key) => disk.delete(key),
    find: async (key) => ((await disk.exists(key)) ? { kind: 'local', folder, path: key } : null),
    keysBefore: (moment) => keysBefore(disk, moment),
  }
}
