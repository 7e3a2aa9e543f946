import { sql } from 'kysely'
import type { Doc } from '#framework/doctypes'
import { hooks, type Documents, type Saving } from '#framework/documents'
import { File } from '#framework/files'
import { galleryErrors } from '../errors.ts'
import { createHash } from 'node:crypto'
import { Gallery } from './gallery.doctype.ts'
import { addressFields, isOwnFile, ownFilesOf, shownAddress, isOpenFile } from '../rules/item-addresses.ts'
import { disturb, withholdIn } from '../actions/withhold.ts'
import { inOrder, itemProblem, pictureOf } from '../rules/gallery-items.ts'
import { isOpen } from '../rules/open-album.ts'

type Item = Doc<typeof Gallery>['gallery'][number]

/** What lies elsewhere is known by where it lies. */
const keyOfAddress = (address: string): string => createHash('sha256').update(address).digest('hex')

/** The hashes of the files at these addresses; an address without a file is not in it. One statement. */
async function hashesAt(documents: Documents, addresses: readonly string[]) {
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

type Known = ReadonlyMap<string, string>

/** A form that was open while files moved still says where they were. */
function whereItIs(item: Item, before: Item | undefined, known: Known): Item {
  if (!before) return item
  const moved = addressFields.filter((field) => {
    const address = item[field]
    return address !== null && isOwnFile(address) && !known.has(address) && before[field] !== null
  })
  return { ...item, ...Object.fromEntries(moved.map((field) => [field, before[field]])) }
}

function keyed(item: Item, before: Item | undefined, known: Known): Item {
  const placed = whereItIs(item, before, known)
  const shown = shownAddress(placed)
  if (shown === null) return { ...placed, content_key: null }
  const kept = before && shownAddress(before) === shown ? before.content_key : null
  return { ...placed, content_key: known.get(shown) ?? kept ?? keyOfAddress(shown) }
}

interface Keyed {
  readonly items: readonly Item[]
  /** Whether a file of ours lies at this address. */
  isThere(address: string): boolean
}

/** The items with the keys of what they show, and with the addresses that their files have by now. */
async function keyItems(
  documents: Documents,
  items: readonly Item[],
  { before, cover }: { readonly before: readonly Item[]; readonly cover: string | null },
): Promise<Keyed> {
  const own = items.flatMap(ownFilesOf)
  const asked = cover !== null && isOwnFile(cover) ? [...own, cover] : own
  const known = await hashesAt(documents, [...new Set(asked)])
  const rows = new Map(before.map((item) => [item.name, item]))
  return {
    items: items.map((item) => keyed(item, rows.get(item.name), known)),
    isThere: (address) => known.has(address),
  }
}

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
