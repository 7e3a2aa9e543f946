import { on } from '#framework/modules'
import { disturb, DISTURBED, holdPictures } from './actions/withhold.ts'
import type { Documents } from '#framework/documents'
import { File, moveFile, type FilesPlace, copyFile } from '#framework/files'
import { Gallery } from './doctypes/gallery.doctype.ts'
import { WithheldPicture } from './doctypes/withheld-picture.doctype.ts'
import { bringBack, readdress, type Changed } from './doctypes/withheld-picture.queries.ts'
import { isOpen } from './rules/open-album.ts'
import { deniedPictures } from './actions/denied-pictures.ts'
import { fitFiles } from './actions/fit-files.ts'
import type { Doc } from '#framework/doctypes'
import { ownFilesOf } from './rules/item-addresses.ts'

type Withheld = Doc<typeof WithheldPicture>
type FileDoc = Doc<typeof File>

/** A private file of a document that is no album obeys that document's rule, and stays. */
const albums: ReadonlySet<string | null> = new Set([Gallery.name, WithheldPicture.name])
const isShown = ({ is_private, attached_to_doctype }: FileDoc): boolean =>
  is_private === 0 || albums.has(attached_to_doctype)

/** The files of a picture: that which it shows, wherever else the same bytes lie, and those that stand for it. */
async function filesOf(documents: Documents, picture: Withheld): Promise<readonly FileDoc[]> {
  const { content_key } = picture
  const addresses = ownFilesOf(picture)
  const same = await documents.find(File, { where: { content_hash: content_key ?? '', is_folder: 0 } })
  const named =
    addresses.length === 0 ? [] : await documents.find(File, { where: { file_url: ['in', addresses] } })
  const all = new Map([...same, ...named].map((file) => [file.name, file]))
  return [...all.values()].filter(isShown)
}

const hangsAt = ({ attached_to_doctype, attached_to_name }: FileDoc, name: string): boolean =>
  attached_to_doctype === WithheldPicture.name && attached_to_name === name

/** A file that two withheld pictures need hangs at both. */
async function hideOne(
  documents: Documents,
  site: FilesPlace,
  {
    file,
    picture,
    own,
  }: {
    readonly file: FileDoc
    readonly picture: Withheld
    readonly own: readonly FileDoc[]
  },
): Promise<string | null> {
  const place = { isPrivate: true, target: { doctype: WithheldPicture.name, name: picture.name } }
  if (hangsAt(file, picture.name) && file.is_private === 1) return file.file_url
  if (file.attached_to_doctype !== WithheldPicture.name || file.is_private === 0)
    return moveFile(documents, site, { file, place })
  const isThere = own.some((one) => hangsAt(one, picture.name) && one.content_hash === file.content_hash)
  return isThere ? file.file_url : copyFile(documents, site, { file, place })
}

/**
 * Makes private every file of pictures that are withheld, and hangs it at them alone: from then on whoever reads the
 * withheld picture reads the file. Answers the new addresses by the old ones.
 */
async function hideFiles(
  documents: Documents,
  site: FilesPlace,
  pictures: readonly Withheld[],
): Promise<ReadonlyMap<string, string>> {
  const moved = new Map<string, string>()
  for (const picture of pictures) {
    const own = await filesOf(documents, picture)
    for (const file of own) {
      const address = await hideOne(documents, site, { file, picture, own })
      if (file.file_url !== null && address !== null && address !== file.file_url)
        moved.set(file.file_url, address)
    }
  }
  return moved
}

const told = { changes: (rows: readonly Changed[]) => rows }

async function writeMoved(
  documents: Documents,
  albums: readonly string[],
  moved: ReadonlyMap<string, string>,
): Promise<void> {
  if (moved.size === 0) return
  for (const album of albums) await documents.statement(readdress(album, moved), told)
}

const keysOf = (pictures: readonly Withheld[]): readonly string[] => [
  ...new Set(pictures.flatMap(({ content_key }) => content_key ?? [])),
]

/** The same picture may be withheld from several albums. */
async function hide(documents: Documents, site: FilesPlace, pictures: readonly Withheld[]): Promise<void> {
  const moved = await hideFiles(documents, site, pictures)
  if (moved.size === 0) return
  const same = await documents.find(WithheldPicture, {
    where: { content_key: ['in', keysOf(pictures)] },
    fields: ['gallery'],
  })
  await writeMoved(documents, [...new Set(same.map(({ gallery }) => gallery))], moved)
}

/** Opens the files of pictures that may be shown again, and then puts these back, if they still may. */
async function restore(
  documents: Documents,
  site: FilesPlace,
  { album, pictures }: { readonly album: AlbumState; readonly pictures: readonly Withheld[] },
): Promise<void> {
  if (pictures.length === 0) return
  const files = await documents.find(File, {
    where: {
      attached_to_doctype: WithheldPicture.name,
      attached_to_name: ['in', pictures.map(({ name }) => name)],
    },
  })
  const place = { isPrivate: !isOpen(album), target: { doctype: Gallery.name, name: album.name } }
  const moved = new Map<string, string>()
  for (const file of files) {
    const next = await moveFile(documents, site, { file, place })
    if (file.file_url !== null && next !== null && next !== file.file_url) moved.set(file.file_url, next)
  }
  await writeMoved(documents, [album.name], moved)
  await holdPictures(documents, keysOf(pictures))
  const denied = await deniedPictures(documents, keysOf(pictures))
  const free = pictures.filter(({ content_key }) => !denied.has(content_key ?? ''))
  if (free.length > 0) await documents.statement(bringBack(free.map(({ name }) => name)), told)
  if (free.length < pictures.length) await disturb(documents, [album.name])
}

type AlbumState = Pick<Parameters<typeof fitFiles>[2], 'name' | 'published' | 'visibility'>

/**
 * Brings the files of an album to where its rule and the consents want them: those of withheld pictures are hidden, what may
 * be shown again comes back, everything else follows the album. True when there is more to do.
 */
async function tidyAlbum(documents: Documents, site: FilesPlace, name: string): Promise<boolean> {
  const [known] = await documents.find(Gallery, { where: { name }, fields: ['name'], limit: 1 })
  if (!known) return false
  const withheld = await documents.find(WithheldPicture, { where: { gallery: name } })
  const denied = await deniedPictures(documents, keysOf(withheld))
  const isDenied = ({ content_key }: Withheld) => denied.has(content_key ?? '')
  await hide(documents, site, withheld.filter(isDenied))
  const album = await documents.get(Gallery, name)
  await restore(documents, site, { album, pictures: withheld.filter((picture) => !isDenied(picture)) })
  const { moved, isMore } = await fitFiles(documents, site, await documents.get(Gallery, name))
  await writeMoved(documents, [name], moved)
  return isMore
}

function albumsIn(payload: unknown): readonly string[] {
  const albums: unknown = JSON.parse(String(payload))
  return Array.isArray(albums) ? albums.filter((album) => typeof album === 'string') : []
}

const tidy = on(DISTURBED, 'gallery.tidy', async ({ payload }, documents, place) => {
  const system = documents.asSystem()
  const unfinished: string[] = []
  for (const album of albumsIn(payload['albums']))
    if (await tidyAlbum(system, place, album)) unfinished.push(album)
  await disturb(documents, unfinished)
})

export const gallerySubscriptions = [tidy]
