import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { privacies, type Storage } from './storage.ts'

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

/** Files in a folder of this machine. */
export function diskStorage(folder: string, renditions: string): Storage {
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
