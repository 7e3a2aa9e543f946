import { sql } from 'kysely'
import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { copyFile, File, moveFile, type StorageSettings, type FileDestination } from '#framework/files'
import { Album } from './album.doctype.ts'
import { isPublicFile, isOwnFile, listOwnFiles, isPublicAlbum } from './album-items.ts'

type AlbumDocument = Doc<typeof Album>
type FileDoc = Doc<typeof File>

const BATCH_SIZE = 100

function listOwnAddresses({ gallery, cover_image }: AlbumDocument): readonly string[] {
  const cover = cover_image !== null && isOwnFile(cover_image) ? [cover_image] : []
  return [...new Set([...gallery.flatMap(listOwnFiles), ...cover])]
}

async function findPublicElsewhere(documents: Documents, album: string, addresses: readonly string[]) {
  const rows = await documents.statement(
    sql<{ address: string }>`
      select distinct address from (
        select unnest(array[i.image__video, i.image, i.video, i.poster, i.thumb, g.cover_image]) as address
        from "Gallery" g left join "Gallery Item" i on i.parent = g.name and i.parenttype = 'Gallery'
        where g.published = 1 and g.visibility = 'public' and g.name <> ${album}) shown
      where address = any(${[...addresses]}::text[])`,
    { reads: [Album] },
  )
  return new Set(rows.map(({ address }) => address))
}

/** The files at one address of an album, and whether another public album shows it. */
interface StoredAddress {
  readonly address: string
  readonly files: readonly FileDoc[]
  readonly isElsewhere: boolean
}

interface MisplacedFile {
  readonly address: string
  readonly file: FileDoc
  readonly isCopied: boolean
}

const isAttachedTo = ({ attached_to_doctype, attached_to_name }: FileDoc, name: string): boolean =>
  attached_to_doctype === Album.name && attached_to_name === name

function findMisplacedFiles(
  album: AlbumDocument,
  { address, files, isElsewhere }: StoredAddress,
): readonly MisplacedFile[] {
  const attached = files.filter((file) => isAttachedTo(file, album.name))
  const hasRightVisibility = isPublicFile(address) === isPublicAlbum(album)
  if (hasRightVisibility && (attached.length > 0 || isPublicAlbum(album))) return []
  if (attached.length > 0) {
    const isCopied = isElsewhere
    return (isCopied ? attached.slice(0, 1) : attached).map((file) => ({ address, file, isCopied }))
  }
  // A private file attached to a document other than an album must not be shown.
  const usable = files.find((file) => file.is_private === 0 || file.attached_to_doctype === Album.name)
  if (!usable) return []
  const isCopied = usable.attached_to_name !== null || isElsewhere
  return [{ address, file: usable, isCopied }]
}

export interface FileSyncResult {
  readonly moved: ReadonlyMap<string, string>
  readonly hasMore: boolean
}

/**
 * Applies the album's visibility to its files: public, or private and attached to the album. A file shown elsewhere
 * stays, and the album gets a copy.
 */
export async function syncAlbumFiles(
  documents: Documents,
  settings: StorageSettings,
  album: AlbumDocument,
): Promise<FileSyncResult> {
  const addresses = listOwnAddresses(album)
  const moved = new Map<string, string>()
  if (addresses.length === 0) return { moved, hasMore: false }
  const files = await documents.find(File, { where: { file_url: ['in', addresses] } })
  const filesByAddress = Map.groupBy(files, ({ file_url }) => file_url ?? '')
  const elsewhere = await findPublicElsewhere(documents, album.name, addresses)
  const misplacedFiles = addresses.flatMap((address) =>
    findMisplacedFiles(album, {
      address,
      files: filesByAddress.get(address) ?? [],
      isElsewhere: elsewhere.has(address),
    }),
  )
  const place: FileDestination = {
    isPrivate: !isPublicAlbum(album),
    target: { doctype: Album.name, name: album.name },
  }
  for (const { address, file, isCopied } of misplacedFiles.slice(0, BATCH_SIZE)) {
    const newAddress = await (isCopied ? copyFile : moveFile)(documents, settings, { file, place })
    if (newAddress !== null && newAddress !== address) moved.set(address, newAddress)
  }
  return { moved, hasMore: misplacedFiles.length > BATCH_SIZE }
}
