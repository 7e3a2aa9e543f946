import { sql } from 'kysely'
import type { Doc } from '#framework/doctypes'
import { hooks, type Documents, type Saving } from '#framework/documents'
import { File } from '#framework/files'
import { galleryErrors } from '../errors.ts'
import { keyItems } from '../actions/key-items.ts'
import { disturb, withholdIn } from '../actions/withhold.ts'
import { inOrder, itemProblem, pictureOf } from '../rules/gallery-items.ts'
import { isOpenFile, isOwnFile, ownFilesOf } from '../rules/item-addresses.ts'
import { isOpen } from '../rules/open-album.ts'
import { Gallery } from './gallery.doctype.ts'

type Album = Doc<typeof Gallery>

function requireSound({ gallery, visibility, class: group }: Album): void {
  gallery.forEach((item, index) => {
    const problem = itemProblem(item)
    if (problem !== null) throw galleryErrors[problem](index + 1)
  })
  if (visibility === 'class' && group === null) throw galleryErrors.no_class()
}

function ownFiles({ gallery, cover_image }: Album): ReadonlySet<string> {
  const cover = cover_image !== null && isOwnFile(cover_image) ? [cover_image] : []
  return new Set([...gallery.flatMap(ownFilesOf), ...cover])
}

/** Whether files may lie where they should not, now that the album is what it is. */
function isDisturbed(previous: Album | null, document: Album): boolean {
  const files = ownFiles(document)
  if (isOpen(document)) return [...files].some((address) => !isOpenFile(address))
  const before = previous === null || isOpen(previous) ? new Set<string>() : ownFiles(previous)
  return [...files].some((address) => isOpenFile(address) || !before.has(address))
}

/** What somebody uploaded for an album, and hangs nowhere yet, hangs at it from now on: only his own. */
async function hangUploads(documents: Documents, album: Album): Promise<void> {
  const uploads = [...ownFiles(album)].filter((address) => !isOpenFile(address))
  if (uploads.length === 0) return
  await documents.asSystem().statement(
    sql<{ name: string }>`
      update "File" set attached_to_doctype = 'Gallery', attached_to_name = ${album.name}
      where file_url = any(${uploads}::text[]) and is_private = 1 and attached_to_name is null
        and owner = ${documents.caller.user} returning name`,
    { changes: (rows) => rows.map(({ name }) => ({ type: File.name, name, kind: 'saved' as const })) },
  )
}

/** The cover as it was given, unless its file has moved meanwhile. */
function coverNow(previous: Album | null, cover: string | null, isThere: (address: string) => boolean) {
  const isLost = cover !== null && isOwnFile(cover) && !isThere(cover)
  return isLost && previous ? previous.cover_image : cover
}

async function whatIsShown({ previous, document, documents }: Saving<typeof Gallery>) {
  const { cover_image: cover } = document
  const before = previous?.gallery ?? []
  const { items, isThere } = await keyItems(documents, inOrder(document.gallery), { before, cover })
  const first = items.map(pictureOf).find((picture) => picture !== null)
  return {
    gallery: items,
    picture_count: items.length,
    cover_image: coverNow(previous, cover, isThere) ?? first ?? null,
  }
}

export const galleryHooks = hooks(Gallery, {
  async beforeSave(saving) {
    const { previous, document } = saving
    requireSound(document)
    // A table that was not sent is the very list that was read: its rows need no writing.
    const isSame = previous?.gallery === document.gallery && previous.cover_image === document.cover_image
    return isSame ? {} : whatIsShown(saving)
  },

  async afterSave({ previous, document, documents }) {
    await hangUploads(documents, document)
    const keys = document.gallery.flatMap(({ content_key }) => content_key ?? [])
    const isWithheld = await withholdIn(documents, document.name, [...new Set(keys)])
    if (isWithheld || isDisturbed(previous, document)) await disturb(documents, [document.name])
  },
})
