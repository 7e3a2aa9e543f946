import type { Documents } from '#framework/documents'
import type { Engine } from '#framework/engine'
import { administrator } from '#framework/permissions'
import { kindOfExtension, type FileKind } from './file-kind.ts'
import { storedFileName } from './file-names.ts'
import { File } from './file.doctype.ts'
import { pictureSize } from './picture/pictures.ts'
import { hashOf, type PreparedFile } from './upload/prepare-file.ts'
import { placeFile } from './store-file.ts'

/** A picture that we drew ourselves, as WebP: it is neither looked through nor drawn again. */
export interface FinishedPicture {
  /** The wanted name, like 'gallery/kite-morning-03'; slashes become dashes. */
  readonly name: string
  readonly content: Buffer
}

function webp(): FileKind {
  const kind = kindOfExtension('webp')
  if (!kind) throw new Error('WebP is not among the kinds of files')
  return kind
}

async function finished({ name, content }: FinishedPicture): Promise<PreparedFile> {
  const kind = webp()
  const { width, height } = await pictureSize(content)
  const storedName = storedFileName(`${name.replaceAll('/', '-')}.webp`, kind)
  const place = { isPrivate: false, folder: 'Home', attachedTo: null }
  const found = { kind, hash: hashOf(content), width, height, placeholder: null }
  return { fileName: storedName, storedName, content, ...found, ...place }
}

async function addressOf(documents: Documents, engine: Engine, file: PreparedFile): Promise<string> {
  const [known] = await documents.find(File, {
    where: { content_hash: file.hash, is_private: 0, file_name: file.fileName },
    fields: ['file_url'],
    limit: 1,
  })
  const owner = documents.caller.user
  return known?.file_url ?? (await placeFile(documents, engine, { ...file, owner })).file_url ?? ''
}

/** Stores finished pictures in one transaction and answers their addresses by name. Doing it again changes nothing. */
export async function putFiles(
  engine: Engine,
  pictures: readonly FinishedPicture[],
): Promise<ReadonlyMap<string, string>> {
  const files = await Promise.all(pictures.map(finished))
  return engine.write(administrator, async (documents) => {
    const addresses = new Map<string, string>()
    for (const [index, file] of files.entries()) {
      const { name = file.fileName } = pictures[index] ?? {}
      addresses.set(name, await addressOf(documents, engine, file))
    }
    return addresses
  })
}

/** Stores one finished picture and answers its address. */
export async function putFile(engine: Engine, picture: FinishedPicture): Promise<string> {
  const addresses = await putFiles(engine, [picture])
  return addresses.get(picture.name) ?? ''
}
