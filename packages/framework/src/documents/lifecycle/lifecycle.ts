import {
  type Doc,
  type DocType,
  transitionsFrom,
  type Transition,
  type StateMachine,
} from '#framework/doctypes'
import {
  isWorkedOn,
  type Caller,
  permissionsOn,
  isAdministrator,
  permissionFor,
} from '#framework/permissions'
import type { Row } from '#framework/queries'
import { copyOf } from './amend.ts'
import { asDocument } from '../reads/as-document.ts'
import { writes } from '../writes/child-rows.ts'
import type { Documents } from '../documents.ts'
import { sql } from 'kysely'
import { documentErrors, lifecycleErrors } from '#framework/errors'
import { frameworkMessage } from '#framework/messages'
import { insertDocument } from '../writes/insert.ts'
import { isNoted, noteRead, readDocument } from '../reads/read-document.ts'
import { authorOf, contextOf, type Writing, hooksOf } from '../writes/writing.ts'
import { DeletedDocument } from '../deletions/deleted-document.doctype.ts'
import { restoredStatement } from '../deletions/restorable-document.ts'
import { requireUnchanged, saveDocument } from '../writes/save.ts'
import { possibleTransitions, stateField } from './states.ts'
import { renameDocument } from '../writes/rename.ts'
import { readVersions } from '../versions/read-versions.ts'
import { userNamed, withUsersNamed } from '../users-by-email.ts'
import type { UnitOfWork } from '../work.ts'

interface Call {
  readonly name: string
  readonly method: string
  readonly args: Readonly<Record<string, unknown>>
}

const statuses: ReadonlyMap<string, number> = new Map([
  ['submit', 1],
  ['cancel', 2],
])

async function runMethod(writing: Writing, { name, method, args }: Call): Promise<unknown> {
  const { work, caller, type } = writing
  const docstatus = statuses.get(method)
  if (docstatus !== undefined) return saveDocument(writing, name, { docstatus })
  const declared = hooksOf(writing)
    .map(({ methods }) => methods.get(method))
    .find((one) => one !== undefined)
  if (!declared) throw lifecycleErrors.unknownMethod(type.name, method)
  const { verb } = declared
  const isLocked = verb !== 'read' && verb !== 'print'
  const document = await readDocument(work, caller, { type, name, verb, isLocked, isUnfiltered: false })
  return declared.call(document, contextOf(writing), args)
}

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
  | 'transitions'
  | 'transition'
  | 'versions'
  | 'run'
>

async function amendDocument(writing: Writing, name: string): Promise<Row> {
  const { work, caller, type } = writing
  const reading = { type, name, verb: 'amend', isLocked: false, isUnfiltered: true } as const
  const document = await readDocument(work, caller, reading)
  return insertDocument(writing, { ...copyOf(type, document), amended_from: name }, { isCopy: true })
}

export function lifecycleOf(work: UnitOfWork, caller: Caller, documents: () => Documents): Lifecycle {
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
    transitions: (type, name) => listTransitions(writing(type), name),
    transition: async (type, name, ...[action, modified = null]) =>
      asDocument(type, await takeTransition(writing(type), name, { action, modified })),
    async versions(type, name) {
      const reading = { type, name, verb: 'read', isLocked: false, isUnfiltered: false } as const
      const document = await readDocument(work, caller, reading)
      if (!(await isWorkedOn(work.connection, { type, name, caller }))) return []
      return readVersions(work, { caller, type, document })
    },
    run: async (type, name, ...[method, args]) =>
      runMethod(writing(type), { name: await named(type, name), method, args }),
  }
}

function read({ work, caller, type }: Writing, name: string): Promise<Row> {
  return readDocument(work, caller, { type, name, verb: 'read', isLocked: false, isUnfiltered: true })
}

async function listTransitions(writing: Writing, name: string): Promise<readonly Transition[]> {
  const { work, caller, type } = writing
  const document = await read(writing, name)
  if (type.states === null || document['docstatus'] === 2) return []
  const rights = await permissionsOn(work.connection, { type, name, caller })
  return rights?.has('write') ? possibleTransitions(type, document, caller) : []
}

function notPossible({ caller, type }: Writing, machine: StateMachine, asked: { action: string; from: Row }) {
  const { action, from } = asked
  const possible = possibleTransitions(type, from, caller).map((one) => one.action)
  if (!machine.transitions.some((one) => one.action === action))
    return lifecycleErrors.unknownTransition(type.name, action, possible)
  const [field, state] = [stateField(type, machine), String(from[machine.field])]
  return lifecycleErrors.transitionNotPossible({ type: type.name, field, action, state, possible })
}

interface Taking {
  readonly action: string
  /** `modified` of the document as the caller read it; null when not sent. */
  readonly modified: string | null
}

async function takeTransition(writing: Writing, name: string, { action, modified }: Taking): Promise<Row> {
  const { type } = writing
  const { states } = type
  const document = await read(writing, name)
  requireUnchanged(type, document, modified)
  if (!states) throw lifecycleErrors.unknownTransition(type.name, action, [])
  const transition = transitionsFrom(states, document[states.field]).find((one) => one.action === action)
  if (!transition) throw notPossible(writing, states, { action, from: document })
  return saveDocument(writing, name, { [states.field]: transition.to, modified })
}

interface Stored {
  readonly name: string
  readonly creation: string
  readonly data: string
  readonly restored: 0 | 1
  readonly new_name: string | null
}

interface Wanted {
  readonly name: string
  readonly deletion?: string | undefined
}

function mayUndoOthers(caller: Caller): boolean {
  return isAdministrator(caller) || caller.roles.has('System Manager')
}

/** Returns the deletion to undo, locked, so that concurrent restorations run one after the other. */
async function findDeletion({ work, caller, type }: Writing, { name, deletion }: Wanted): Promise<Stored> {
  if (!work.registry.find(DeletedDocument.name)) throw lifecycleErrors.notDeleted(type.name, name)
  const isMine = mayUndoOthers(caller) ? sql`true` : sql`"owner" = ${caller.user}`
  const isMeant = deletion === undefined ? sql`true` : sql`"name" = ${deletion}`
  const { rows } = await sql<Stored>`
    select "name", "creation", "data", "restored", "new_name" from "Deleted Document"
    where "deleted_name" = ${name} and "deleted_doctype" = ${type.name} and ${isMine} and ${isMeant}
    order by "creation" desc, "name" desc limit 1 for update`.execute(work.connection)
  const [found] = rows
  if (!found) throw lifecycleErrors.notDeleted(type.name, name)
  return found
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function readSnapshot({ name, data }: Stored): Row {
  const snapshot: unknown = JSON.parse(data)
  if (!isRow(snapshot)) throw new Error(`${DeletedDocument.name} ${name} holds no document`)
  return snapshot
}

function noticeRestoredDraft({ documents }: Writing, snapshot: Row): void {
  if (snapshot['docstatus'] === 2)
    documents.notice({ message: frameworkMessage('documents.restored_as_draft'), indicator: 'orange' })
}

async function bringBack(writing: Writing, wanted: Wanted, found: Stored): Promise<Row> {
  const { work, type } = writing
  const snapshot = readSnapshot(found)
  const restored = await insertDocument(writing, snapshot, {
    restored: { snapshot, deletedAt: found.creation },
  })
  const followingLinks = work.registry.dynamicLinks.filter(({ followsDocument }) => followsDocument)
  await restoredStatement(
    { name: found.name, user: authorOf(writing), followingLinks },
    { type: type.name, name: wanted.name },
  ).execute(work.connection)
  for (const link of followingLinks) work.changeSet.changed.add(link.type.name)
  work.changeSet.changed.add(DeletedDocument.name)
  if (isNoted(work, type)) await noteRead(work, type, wanted)
  noticeRestoredDraft(writing, snapshot)
  return restored
}

/**
 * Restores a deleted document under its name, with its rows, its owner, files and comments: for the user who deleted it
 * and may create such documents, and for a System Manager. Every rule of a new document applies. One that exists again
 * is returned as it is.
 */
async function restoreDocument(writing: Writing, wanted: Wanted): Promise<Row> {
  const { work, caller, type } = writing
  if (type.isChild || permissionFor(type, 'create', caller).kind === 'never')
    throw documentErrors.notPermitted('create', type.name)
  const found = await findDeletion(writing, wanted)
  if (found.restored === 0) return bringBack(writing, wanted, found)
  const name = found.new_name ?? wanted.name
  return readDocument(work, caller, { type, name, verb: 'read', isLocked: false, isUnfiltered: false })
}
