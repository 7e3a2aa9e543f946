import type { Engine } from '#framework/engine'
import { isGuest, type Caller } from '#framework/permissions'
import { mayReadTarget } from './attachable.ts'
import { File } from './file.doctype.ts'

/** Documents that share one content; more than these are not looked through. */
const MOST_SHARED = 50

async function hasOwn(engine: Engine, caller: Caller, file_url: string): Promise<boolean> {
  const found = await engine.read(caller, (documents) =>
    documents.find(File, { where: { file_url }, fields: ['name'], limit: 1 }),
  )
  return found.length > 0
}

/** A private file is read by its owner, by those who read all files, and by whoever reads the document that it hangs at. */
export async function mayReadPrivate(engine: Engine, caller: Caller, file_url: string): Promise<boolean> {
  if (isGuest(caller)) return false
  if (await hasOwn(engine, caller, file_url)) return true
  const files = await engine.read(caller, (documents) =>
    documents.asSystem().find(File, {
      where: { file_url, attached_to_name: ['is', 'set'] },
      fields: ['attached_to_doctype', 'attached_to_name'],
      limit: MOST_SHARED,
    }),
  )
  for (const { attached_to_doctype: doctype, attached_to_name: name } of files)
    if (doctype && name && (await mayReadTarget(engine, caller, { doctype, name }))) return true
  return false
}
