import type { Doc, DocType } from '#framework/doctypes'
import { isWorkedOn, type Caller } from '#framework/permissions'
import type { Row } from '#framework/queries'
import { copyOf } from './amend.ts'
import { asDocument } from './as-document.ts'
import { writes } from './child-rows.ts'
import type { Documents } from './documents.ts'
import { restoreDocument } from './deletions/restore.ts'
import { insertDocument } from './insert.ts'
import { listMoves, takeMove } from './move.ts'
import { readDocument } from './read.ts'
import { renameDocument } from './rename.ts'
import { runMethod } from './run-method.ts'
import { saveDocument } from './save.ts'
import { readVersions } from './versions/read-versions.ts'
import { userNamed, withUsersNamed } from './users-by-email.ts'
import type { Work } from './work.ts'
import type { Writing } from './writing.ts'

type Lifecycle = Pick<
  Documents,
  | 'insert'
  | 'save'
  | 'delete'
  | 'restore'
  | 'submit'
  | 'cancel'
  | 'amend'
  | 'rename'
  | 'moves'
  | 'move'
  | 'versions'
  | 'run'
>

/** A new draft with what stands in a cancelled document; what is above the caller's levels comes along unseen. */
async function amendDocument(writing: Writing, name: string): Promise<Row> {
  const { work, caller, type } = writing
  const reading = { type, name, verb: 'amend', isLocked: false, isWhole: true } as const
  const document = await readDocument(work, caller, reading)
  return insertDocument(writing, { ...copyOf(type, document), amended_from: name }, { isCopy: true })
}

/** What changes documents: from their first draft to their last version. */
export function lifecycleOf(work: Work, caller: Caller, documents: () => Documents): Lifecycle {
  const writing = (type: DocType): Writing => ({ work, caller, type, documents: documents() })
  const named = (type: DocType, name: string) => userNamed(work, caller, { type, name })
  const withNames = (type: DocType, values: Row) => withUsersNamed(work, caller, { type, values })
  const change = async <T extends DocType>(type: T, name: string, changes: Row): Promise<Doc<T>> =>
    asDocument(type, await saveDocument(writing(type), name, await withNames(type, changes)))
  return {
    insert: async (type, values, added) =>
      asDocument(
        type,
        await writes.insert(writing(type), await withNames(type, { ...values }), added && { ...added }),
      ),
    save: async (type, name, changes) =>
      asDocument(
        type,
        await writes.save(writing(type), await named(type, name), await withNames(type, { ...changes })),
      ),
    delete: async (type, name) => writes.delete(writing(type), await named(type, name)),
    restore: async (type, name, deletion) =>
      asDocument(type, await restoreDocument(writing(type), { name, deletion })),
    submit: (type, name, changes) => change(type, name, { ...changes, docstatus: 1 }),
    cancel: (type, name) => change(type, name, { docstatus: 2 }),
    amend: async (type, name) => asDocument(type, await amendDocument(writing(type), name)),
    rename: (type, from, ...[to, options]) => renameDocument(writing(type), { from, to }, options),
    moves: (type, name) => listMoves(writing(type), name),
    move: async (type, name, ...[action, modified = null]) =>
      asDocument(type, await takeMove(writing(type), name, { action, modified })),
    async versions(type, name) {
      const reading = { type, name, verb: 'read', isLocked: false, isWhole: false } as const
      const document = await readDocument(work, caller, reading)
      if (!(await isWorkedOn(work.connection, { type, name, caller }))) return []
      return readVersions(work, { caller, type, document })
    },
    run: async (type, name, ...[method, args]) =>
      runMethod(writing(type), { name: await named(type, name), method, args }),
  }
}
