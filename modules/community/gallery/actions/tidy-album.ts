import type { Documents } from '#framework/documents'
import { File, moveFile, type FilesPlace } from '#framework/files'
import { Gallery } from '../doctypes/gallery.doctype.ts'
import { WithheldPicture } from '../doctypes/withheld-picture.doctype.ts'
import { bringBack, readdress, type Changed } from '../doctypes/withheld-picture.queries.ts'
import { isOpen } from '../rules/open-album.ts'
import { deniedPictures } from './denied-pictures.ts'
import { fitFiles } from './fit-files.ts'
import { hideFiles, type Withheld } from './hide-files.ts'
import { disturb, holdPictures } from './withhold.ts'

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
export async function tidyAlbum(documents: Documents, site: FilesPlace, name: string): Promise<boolean> {
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
