import type { Doc } from '#framework/doctypes'
import { hooks, type Documents, type Saving } from '#framework/documents'
import { File } from '#framework/files'
import { galleryErrors } from '../errors.ts'
import { createHash } from 'node:crypto'
import { Album } from './album.doctype.ts'
import {
  addressFields,
  isOwnFile,
  listOwnFiles,
  getMainAddress,
  isPublicFile,
  sortByDisplayOrder,
  findItemProblem,
  findItemPicture,
  isPublicAlbum,
} from './album-items.ts'
import { requestFileSync, hidePhotosInAlbum } from '../hidden-photo/hide-photos.ts'

type Item = Doc<typeof Album>['gallery'][number]

/** External content is identified by its address. */
const hashAddress = (address: string): string => createHash('sha256').update(address).digest('hex')

/** Returns file hashes by address; addresses without a file are missing. One statement. */
async function findContentHashes(documents: Documents, addresses: readonly string[]) {
  if (addresses.length === 0) return new Map<string, string>()
  const files = await documents.asSystem().find(File, {
    where: { file_url: ['in', addresses] },
    fields: ['file_url', 'content_hash'],
  })
  return new Map(
    files.flatMap(({ file_url, content_hash }) =>
      file_url !== null && content_hash !== null ? [[file_url, content_hash]] : [],
    ),
  )
}

type ContentHashes = ReadonlyMap<string, string>

function preferCurrentAddresses(item: Item, before: Item | undefined, contentHashes: ContentHashes): Item {
  if (!before) return item
  const moved = addressFields.filter((field) => {
    const address = item[field]
    return address !== null && isOwnFile(address) && !contentHashes.has(address) && before[field] !== null
  })
  return { ...item, ...Object.fromEntries(moved.map((field) => [field, before[field]])) }
}

function addContentKey(item: Item, before: Item | undefined, contentHashes: ContentHashes): Item {
  const currentItem = preferCurrentAddresses(item, before, contentHashes)
  const mainAddress = getMainAddress(currentItem)
  if (mainAddress === null) return { ...currentItem, content_key: null }
  const previousKey = before && getMainAddress(before) === mainAddress ? before.content_key : null
  return {
    ...currentItem,
    content_key: contentHashes.get(mainAddress) ?? previousKey ?? hashAddress(mainAddress),
  }
}

interface ItemsWithKeys {
  readonly items: readonly Item[]
  hasFile(address: string): boolean
}

async function addContentKeys(
  documents: Documents,
  items: readonly Item[],
  { before, cover }: { readonly before: readonly Item[]; readonly cover: string | null },
): Promise<ItemsWithKeys> {
  const own = items.flatMap(listOwnFiles)
  const ownAddresses = cover !== null && isOwnFile(cover) ? [...own, cover] : own
  const contentHashes = await findContentHashes(documents, [...new Set(ownAddresses)])
  const rows = new Map(before.map((item) => [item.name, item]))
  return {
    items: items.map((item) => addContentKey(item, rows.get(item.name), contentHashes)),
    hasFile: (address) => contentHashes.has(address),
  }
}

type AlbumDocument = Doc<typeof Album>

function validateAlbum({ gallery, visibility, class: group }: AlbumDocument): void {
  gallery.forEach((item, index) => {
    const problem = findItemProblem(item)
    if (problem !== null) throw galleryErrors[problem](index + 1)
  })
  if (visibility === 'class' && group === null) throw galleryErrors.no_class()
}

function ownFiles({ gallery, cover_image }: AlbumDocument): ReadonlySet<string> {
  const cover = cover_image !== null && isOwnFile(cover_image) ? [cover_image] : []
  return new Set([...gallery.flatMap(listOwnFiles), ...cover])
}

function hasMisplacedFiles(previous: AlbumDocument | null, document: AlbumDocument): boolean {
  const files = ownFiles(document)
  if (isPublicAlbum(document)) return [...files].some((address) => !isPublicFile(address))
  const before = previous === null || isPublicAlbum(previous) ? new Set<string>() : ownFiles(previous)
  return [...files].some((address) => isPublicFile(address) || !before.has(address))
}

async function attachUploads(documents: Documents, album: AlbumDocument): Promise<void> {
  const uploads = [...ownFiles(album)].filter((address) => !isPublicFile(address))
  if (uploads.length === 0) return
  const { user: owner } = documents.caller
  await documents
    .asSystemFor(owner)
    .updateWhere(
      File,
      { file_url: ['in', uploads], is_private: 1, attached_to_name: null, owner },
      { attached_to_doctype: Album.name, attached_to_name: album.name },
    )
}

function resolveCover(
  previous: AlbumDocument | null,
  cover: string | null,
  hasFile: (address: string) => boolean,
) {
  const isLost = cover !== null && isOwnFile(cover) && !hasFile(cover)
  return isLost && previous ? previous.cover_image : cover
}

async function prepareItems({ previous, document, documents }: Saving<typeof Album>) {
  const { cover_image: cover } = document
  const before = previous?.gallery ?? []
  const { items, hasFile } = await addContentKeys(documents, sortByDisplayOrder(document.gallery), {
    before,
    cover,
  })
  const first = items.map(findItemPicture).find((picture) => picture !== null)
  return {
    gallery: items,
    picture_count: items.length,
    cover_image: resolveCover(previous, cover, hasFile) ?? first ?? null,
  }
}

export const albumHooks = hooks(Album, {
  async beforeSave(saving) {
    const { previous, document } = saving
    validateAlbum(document)
    // An omitted table is unchanged, so its rows are not written.
    const isSame = previous?.gallery === document.gallery && previous.cover_image === document.cover_image
    return isSame ? {} : prepareItems(saving)
  },

  async afterSave({ previous, document, documents }) {
    await attachUploads(documents, document)
    const keys = document.gallery.flatMap(({ content_key }) => content_key ?? [])
    const hasHiddenPhotos = await hidePhotosInAlbum(documents, document.name, [...new Set(keys)])
    if (hasHiddenPhotos || hasMisplacedFiles(previous, document))
      await requestFileSync(documents, [document.name])
  },
})
