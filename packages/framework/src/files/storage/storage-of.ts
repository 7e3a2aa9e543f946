import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { BucketSettings } from '#framework/tasks'
import { bucketStorage } from './bucket-storage.ts'
import { diskStorage } from './disk-storage.ts'
import type { Storage } from './storage.ts'

/** What the settings say of files. */
export interface FilesPlace {
  readonly dataFolder: string
  /** A bucket, where files are not kept in the data folder. */
  readonly files?: BucketSettings | undefined
}

/** Smaller copies go with their picture. */
function withCopies(storage: Storage): Storage {
  return {
    ...storage,
    async remove(key) {
      await storage.remove(key)
      await rm(resolve(storage.renditions, key), { recursive: true, force: true })
    },
  }
}

function openStorage({ dataFolder, files }: FilesPlace): Storage {
  const renditions = resolve(dataFolder, 'renditions')
  return withCopies(
    files ? bucketStorage(files, renditions) : diskStorage(resolve(dataFolder, 'files'), renditions),
  )
}

const storages = new Map<string, Storage>()

/** The storage of a site; one for each place, whoever asks. */
export function storageOf(site: FilesPlace): Storage {
  const { endpoint, bucket } = site.files ?? {}
  const id = JSON.stringify([site.dataFolder, endpoint, bucket])
  const known = storages.get(id) ?? openStorage(site)
  storages.set(id, known)
  return known
}
