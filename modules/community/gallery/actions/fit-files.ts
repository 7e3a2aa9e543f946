import { sql } from 'kysely'
import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { copyFile, File, moveFile, type FilesPlace, type NewPlace } from '#framework/files'
import { Gallery } from '../doctypes/gallery.doctype.ts'
import { isOpenFile, isOwnFile, ownFilesOf } from '../rules/item-addresses.ts'
import { isOpen } from '../rules/open-album.ts'

type Album = Doc<typeof Gallery>
type FileDoc = Doc<typeof File>

/** Files that are moved in one transaction. */
const MOST_AT_ONCE = 100

function ownAddresses({ gallery, cover_image }: Album): readonly string[] {
  const cover = cover_image !== null && isOwnFile(cover_image) ? [cover_image] : []
  return [...new Set([...gallery.flatMap(ownFilesOf), ...cover])]
}

/** Those of these addresses that another album shows to everybody. */
async function shownElsewhere(documents: Documents, album: string, addresses: readonly string[]) {
  const rows = await documents.statement(
    sql<{ address: string }>`
      select distinct address from (
        select unnest(array[i.image__video, i.image, i.video, i.poster, i.thumb, g.cover_image]) as address
        from "Gallery" g left join "Gallery Item" i on i.parent = g.name and i.parenttype = 'Gallery'
        where g.published = 1 and g.visibility = 'public' and g.name <> ${album}) shown
      where address = any(${[...addresses]}::text[])`,
    { reads: [Gallery] },
  )
  return new Set(rows.map(({ address }) => address))
}

interface Misfit {
  readonly address: string
  readonly file: FileDoc
  readonly isCopied: boolean
}

interface Standing {
  readonly album: Album
  readonly elsewhere: ReadonlySet<string>
}

const hangsAt = ({ attached_to_doctype, attached_to_name }: FileDoc, name: string): boolean =>
  attached_to_doctype === Gallery.name && attached_to_name === name

/** The files at one address that must go elsewhere, for the album's rule to be theirs. */
function misfitsAt(
  address: string,
  files: readonly FileDoc[],
  { album, elsewhere }: Standing,
): readonly Misfit[] {
  const mine = files.filter((file) => hangsAt(file, album.name))
  const fits = isOpenFile(address) === isOpen(album)
  if (fits && (mine.length > 0 || isOpen(album))) return []
  if (mine.length > 0) {
    const isCopied = elsewhere.has(address)
    return (isCopied ? mine.slice(0, 1) : mine).map((file) => ({ address, file, isCopied }))
  }
  // A private file of something that is no album is not the album's to show.
  const usable = files.find((file) => file.is_private === 0 || file.attached_to_doctype === Gallery.name)
  if (!usable) return []
  const isCopied = usable.attached_to_name !== null || elsewhere.has(address)
  return [{ address, file: usable, isCopied }]
}

export interface Fitted {
  /** The new addresses by the old ones. */
  readonly moved: ReadonlyMap<string, string>
  /** Whether there are more than could be moved at once. */
  readonly isMore: boolean
}

/**
 * Gives the files of an album its own rule: open to everybody where the album is, else private and hanging at it. What
 * somebody else shows too stays where it is, and the album gets a copy.
 */
export async function fitFiles(documents: Documents, site: FilesPlace, album: Album): Promise<Fitted> {
  const addresses = ownAddresses(album)
  const moved = new Map<string, string>()
  if (addresses.length === 0) return { moved, isMore: false }
  const files = await documents.find(File, { where: { file_url: ['in', addresses] } })
  const at = Map.groupBy(files, ({ file_url }) => file_url ?? '')
  const standing = { album, elsewhere: await shownElsewhere(documents, album.name, addresses) }
  const misfits = addresses.flatMap((address) => misfitsAt(address, at.get(address) ?? [], standing))
  const place: NewPlace = {
    isPrivate: !isOpen(album),
    target: { doctype: Gallery.name, name: album.name },
  }
  for (const { address, file, isCopied } of misfits.slice(0, MOST_AT_ONCE)) {
    const next = await (isCopied ? copyFile : moveFile)(documents, site, { file, place })
    if (next !== null && next !== address) moved.set(address, next)
  }
  return { moved, isMore: misfits.length > MOST_AT_ONCE }
}
