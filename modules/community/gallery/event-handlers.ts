import { galleryEvents } from './events.ts'
import { on } from '#framework/events'
import { requestFileSync, lockAlbumsOfPhotos, findPhotosWithoutConsent } from './hidden-photo/hide-photos.ts'
import type { Documents } from '#framework/documents'
import { File, moveFile, type StorageSettings, copyFile } from '#framework/files'
import { Album } from './album/album.doctype.ts'
import { HiddenPhoto } from './hidden-photo/hidden-photo.doctype.ts'
import {
  restorePhotosQuery,
  updateAddressesQuery,
  type DocumentChange,
} from './hidden-photo/hidden-photo.queries.ts'
import { isPublicAlbum, listOwnFiles } from './album/album-items.ts'
import { syncAlbumFiles } from './album/sync-album-files.ts'
import type { Doc } from '#framework/doctypes'

type HiddenPhotoDocument = Doc<typeof HiddenPhoto>
type FileDoc = Doc<typeof File>

/** A private file attached to another document follows that document's permissions. */
const albums: ReadonlySet<string | null> = new Set([Album.name, HiddenPhoto.name])
const isManagedFile = ({ is_private, attached_to_doctype }: FileDoc): boolean =>
  is_private === 0 || albums.has(attached_to_doctype)

async function findPhotoFiles(
  documents: Documents,
  picture: HiddenPhotoDocument,
): Promise<readonly FileDoc[]> {
  const { content_key } = picture
  const addresses = listOwnFiles(picture)
  const duplicates = await documents.find(File, { where: { content_hash: content_key ?? '', is_folder: 0 } })
  const filesAtAddresses =
    addresses.length === 0 ? [] : await documents.find(File, { where: { file_url: ['in', addresses] } })
  const all = new Map([...duplicates, ...filesAtAddresses].map((file) => [file.name, file]))
  return [...all.values()].filter(isManagedFile)
}

const isAttachedTo = ({ attached_to_doctype, attached_to_name }: FileDoc, name: string): boolean =>
  attached_to_doctype === HiddenPhoto.name && attached_to_name === name

/** A file needed by two hidden photos is attached to both. */
async function hideFile(
  documents: Documents,
  settings: StorageSettings,
  {
    file,
    picture,
    photoFiles,
  }: {
    readonly file: FileDoc
    readonly picture: HiddenPhotoDocument
    readonly photoFiles: readonly FileDoc[]
  },
): Promise<string | null> {
  const place = { isPrivate: true, target: { doctype: HiddenPhoto.name, name: picture.name } }
  if (isAttachedTo(file, picture.name) && file.is_private === 1) return file.file_url
  if (file.attached_to_doctype !== HiddenPhoto.name || file.is_private === 0)
    return moveFile(documents, settings, { file, place })
  const hasOwnCopy = photoFiles.some(
    (one) => isAttachedTo(one, picture.name) && one.content_hash === file.content_hash,
  )
  return hasOwnCopy ? file.file_url : copyFile(documents, settings, { file, place })
}

/**
 * Makes files of hidden photos private and attaches them only there, so that access follows the hidden photo. Returns
 * new addresses by old.
 */
async function hideFiles(
  documents: Documents,
  settings: StorageSettings,
  pictures: readonly HiddenPhotoDocument[],
): Promise<ReadonlyMap<string, string>> {
  const moved = new Map<string, string>()
  for (const picture of pictures) {
    const photoFiles = await findPhotoFiles(documents, picture)
    for (const file of photoFiles) {
      const address = await hideFile(documents, settings, { file, picture, photoFiles })
      if (file.file_url !== null && address !== null && address !== file.file_url)
        moved.set(file.file_url, address)
    }
  }
  return moved
}

const reportChanges = { changes: (rows: readonly DocumentChange[]) => rows }

async function updateMovedAddresses(
  documents: Documents,
  albums: readonly string[],
  moved: ReadonlyMap<string, string>,
): Promise<void> {
  if (moved.size === 0) return
  for (const album of albums) await documents.statement(updateAddressesQuery(album, moved), reportChanges)
}

const listContentKeys = (pictures: readonly HiddenPhotoDocument[]): readonly string[] => [
  ...new Set(pictures.flatMap(({ content_key }) => content_key ?? [])),
]

async function hidePhotoFiles(
  documents: Documents,
  settings: StorageSettings,
  pictures: readonly HiddenPhotoDocument[],
): Promise<void> {
  const moved = await hideFiles(documents, settings, pictures)
  if (moved.size === 0) return
  const duplicates = await documents.find(HiddenPhoto, {
    where: { content_key: ['in', listContentKeys(pictures)] },
    fields: ['gallery'],
  })
  await updateMovedAddresses(documents, [...new Set(duplicates.map(({ gallery }) => gallery))], moved)
}

async function restoreHiddenPhotos(
  documents: Documents,
  settings: StorageSettings,
  { album, pictures }: { readonly album: AlbumState; readonly pictures: readonly HiddenPhotoDocument[] },
): Promise<void> {
  if (pictures.length === 0) return
  const files = await documents.find(File, {
    where: {
      attached_to_doctype: HiddenPhoto.name,
      attached_to_name: ['in', pictures.map(({ name }) => name)],
    },
  })
  const place = { isPrivate: !isPublicAlbum(album), target: { doctype: Album.name, name: album.name } }
  const moved = new Map<string, string>()
  for (const file of files) {
    const newAddress = await moveFile(documents, settings, { file, place })
    if (file.file_url !== null && newAddress !== null && newAddress !== file.file_url)
      moved.set(file.file_url, newAddress)
  }
  await updateMovedAddresses(documents, [album.name], moved)
  await lockAlbumsOfPhotos(documents, listContentKeys(pictures))
  const denied = await findPhotosWithoutConsent(documents, listContentKeys(pictures))
  const restorable = pictures.filter(({ content_key }) => !denied.has(content_key ?? ''))
  if (restorable.length > 0)
    await documents.statement(restorePhotosQuery(restorable.map(({ name }) => name)), reportChanges)
  if (restorable.length < pictures.length) await requestFileSync(documents, [album.name])
}

type AlbumState = Pick<Parameters<typeof syncAlbumFiles>[2], 'name' | 'published' | 'visibility'>

/** Synchronises an album's files with its visibility and consents. True when more remain. */
async function syncAlbum(documents: Documents, settings: StorageSettings, name: string): Promise<boolean> {
  const [foundAlbum] = await documents.find(Album, { where: { name }, fields: ['name'], limit: 1 })
  if (!foundAlbum) return false
  const hiddenPhotos = await documents.find(HiddenPhoto, { where: { gallery: name } })
  const denied = await findPhotosWithoutConsent(documents, listContentKeys(hiddenPhotos))
  const isDenied = ({ content_key }: HiddenPhotoDocument) => denied.has(content_key ?? '')
  await hidePhotoFiles(documents, settings, hiddenPhotos.filter(isDenied))
  const album = await documents.get(Album, name)
  await restoreHiddenPhotos(documents, settings, {
    album,
    pictures: hiddenPhotos.filter((picture) => !isDenied(picture)),
  })
  const { moved, hasMore } = await syncAlbumFiles(documents, settings, await documents.get(Album, name))
  await updateMovedAddresses(documents, [name], moved)
  return hasMore
}

function parseAlbums(text: string): readonly string[] {
  const albums: unknown = JSON.parse(text)
  return Array.isArray(albums) ? albums.filter((album) => typeof album === 'string') : []
}

const syncOutOfSyncAlbums = on(
  galleryEvents.files_out_of_sync,
  'gallery.tidy',
  async (payload, { documents, site }) => {
    const system = documents.asSystem()
    const unfinished: string[] = []
    for (const album of parseAlbums(payload.albums))
      if (await syncAlbum(system, site.settings, album)) unfinished.push(album)
    await requestFileSync(documents, unfinished)
  },
)

export const galleryEventHandlers = [syncOutOfSyncAlbums]
