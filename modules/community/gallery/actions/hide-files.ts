import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { copyFile, File, moveFile, type FilesPlace } from '#framework/files'
import { Gallery } from '../doctypes/gallery.doctype.ts'
import { WithheldPicture } from '../doctypes/withheld-picture.doctype.ts'
import { ownFilesOf } from '../rules/item-addresses.ts'

export type Withheld = Doc<typeof WithheldPicture>
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
export async function hideFiles(
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
