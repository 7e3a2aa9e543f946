import { sql } from 'kysely'
import { documentErrors, lifecycleErrors } from '#framework/errors'
import { frameworkMessage } from '#framework/messages'
import { isAdministrator, permissionFor, type Caller } from '#framework/permissions'
import type { Row } from '#framework/queries'
import { insertDocument } from '../insert.ts'
import { isNoted, noteRead } from '../note-read.ts'
import { readDocument } from '../read.ts'
import { authorOf, type Writing } from '../writing.ts'
import { DeletedDocument } from './deleted-document.doctype.ts'
import { restoredStatement } from './deletion-parts.ts'

interface Stored {
  readonly name: string
  readonly creation: string
  readonly data: string
  readonly restored: 0 | 1
  readonly new_name: string | null
}

/** Which deletion: of what name, and its own name where it is known; otherwise the latest. */
export interface Wanted {
  readonly name: string
  readonly deletion?: string | undefined
}

function mayUndoOthers(caller: Caller): boolean {
  return isAdministrator(caller) || caller.roles.has('System Manager')
}

/** The deletion to undo, locked: two who undo it at once do so one after the other. */
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

function keptIn({ name, data }: Stored): Row {
  const kept: unknown = JSON.parse(data)
  if (!isRow(kept)) throw new Error(`${DeletedDocument.name} ${name} holds no document`)
  return kept
}

/** Cancelling was undone with the deletion: what it had done cannot be known to still stand. */
function tellOfDraft({ documents }: Writing, kept: Row): void {
  if (kept['docstatus'] === 2)
    documents.notice({ message: frameworkMessage('documents.restored_as_draft'), indicator: 'orange' })
}

async function bringBack(writing: Writing, wanted: Wanted, found: Stored): Promise<Row> {
  const { work, type } = writing
  const kept = keptIn(found)
  const restored = await insertDocument(writing, kept, { restored: { kept, deletedAt: found.creation } })
  const alongLinks = work.registry.dynamicLinks.filter(({ goesAlong }) => goesAlong)
  await restoredStatement(
    { name: found.name, user: authorOf(writing), alongLinks },
    { type: type.name, name: wanted.name },
  ).execute(work.connection)
  for (const link of alongLinks) work.journal.changed.add(link.type.name)
  work.journal.changed.add(DeletedDocument.name)
  if (isNoted(work, type)) await noteRead(work, type, wanted)
  tellOfDraft(writing, kept)
  return restored
}

/**
 * Brings a deleted document back under its name, with its rows, its owner and what hung at it: for whoever deleted it and
 * may make such documents, and for a System Manager. Every rule of a new document holds. What is back already is answered
 * as it stands.
 */
export async function restoreDocument(writing: Writing, wanted: Wanted): Promise<Row> {
  const { work, caller, type } = writing
  if (type.isChild || permissionFor(type, 'create', caller).kind === 'never')
    throw documentErrors.notPermitted('create', type.name)
  const found = await findDeletion(writing, wanted)
  if (found.restored === 0) return bringBack(writing, wanted, found)
  const name = found.new_name ?? wanted.name
  return readDocument(work, caller, { type, name, verb: 'read', isLocked: false, isWhole: false })
}
