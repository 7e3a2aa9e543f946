import type { Doc } from '#framework/doctypes'
import type { Engine } from '#framework/engine'
import { isGuest, type Caller } from '#framework/permissions'
import { mayReadTargets, type Target } from './attachable.ts'
import { File } from './file.doctype.ts'

/** Documents that share one content; more than these are not looked through. */
const MOST_SHARED = 50

const hanging = ['attached_to_doctype', 'attached_to_name'] as const

type Hanging = Pick<Doc<typeof File>, 'attached_to_doctype' | 'attached_to_name'>

function targetsOf(files: readonly Hanging[]): readonly Target[] {
  return files.flatMap(({ attached_to_doctype: doctype, attached_to_name: name }) =>
    doctype !== null && name !== null ? [{ doctype, name }] : [],
  )
}

/** Whoever is shown the file of a guarded document has read of that document: asking for its name leaves word of it. */
async function leaveWord(engine: Engine, caller: Caller, targets: readonly Target[]): Promise<void> {
  for (const [doctype, ofType] of Map.groupBy(targets, (target) => target.doctype)) {
    const type = await engine.findType(doctype)
    if (!type || type.guarded === null) continue
    const filters = [['name', 'in', ofType.map(({ name }) => name)]]
    await engine.read(caller, (documents) =>
      documents.asSystem().list(type, { fields: ['name'], filters, limit_page_length: MOST_SHARED }),
    )
  }
}

/** A private file is read by its owner, and by whoever reads the document that it hangs at: by nobody else. */
export async function mayReadPrivate(engine: Engine, caller: Caller, file_url: string): Promise<boolean> {
  if (isGuest(caller)) return false
  const own = await engine.read(caller, (documents) =>
    documents.find(File, { where: { file_url }, fields: [...hanging], limit: MOST_SHARED }),
  )
  if (own.length > 0) {
    await leaveWord(engine, caller, targetsOf(own))
    return true
  }
  const files = await engine.read(caller, (documents) =>
    documents.asSystem().find(File, {
      where: { file_url, attached_to_name: ['is', 'set'] },
      fields: [...hanging],
      limit: MOST_SHARED,
    }),
  )
  const targets = targetsOf(files)
  const may = await mayReadTargets(engine, caller, targets)
  if (may) await leaveWord(engine, caller, targets)
  return may
}
