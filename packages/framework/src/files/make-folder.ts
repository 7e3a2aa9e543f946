import type { Engine } from '#framework/engine'
import type { Caller } from '#framework/permissions'
import { noContent, whileArriving } from './arriving.ts'
import { File } from './file.doctype.ts'
import { HOME } from './folders.ts'
import type { FileDoc } from './store-file.ts'

/** A folder is a File without content; its name is its path. */
export function makeFolder(
  engine: Engine,
  caller: Caller,
  { title, folder }: { readonly title: string; readonly folder: string | null },
): Promise<FileDoc> {
  return engine.write(caller, (documents) =>
    whileArriving(documents, noContent, () =>
      documents.insert(File, { file_name: title, folder: folder ?? HOME }),
    ),
  )
}
