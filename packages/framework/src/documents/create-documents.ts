import { sql, type RawBuilder } from 'kysely'
import type { Doc, DocType } from '#framework/doctypes'
import {
  administrator,
  isAdministrator,
  isWorkedOn,
  permissionsOn,
  type Caller,
} from '#framework/permissions'
import { asDocument, asListed } from './reads/as-document.ts'
import type { Documents, ListRequest, Listed, Where } from './documents.ts'
import type { UnitOfWork, ChangedDocuments } from './work.ts'
import { listDocuments, countDocuments, queryDocuments, countEach } from './reads/list-documents.ts'
import { readDocument } from './reads/read-document.ts'
import { documentErrors } from '#framework/errors'
import { readChildRow } from './writes/child-rows.ts'
import { lifecycleOf } from './lifecycle/lifecycle.ts'
import { createMemo } from './memo.ts'
import { userByName, userNamed } from './users-by-email.ts'
import { readWhere } from './reads/list-view.ts'
import { bulkWritesOf } from './bulk/bulk-writes.ts'

interface Counting<T extends DocType> {
  readonly work: UnitOfWork
  readonly caller: Caller
  readonly type: T
}

const COUNT = '_count'

/** Counts documents by a field's value in one statement, as a list with `group_by`. */
async function countBy<T extends DocType, Field extends keyof Listed<T> & string>(
  counting: Counting<T>,
  field: Field,
  where: Where<T> = {},
): Promise<ReadonlyMap<Listed<T>[Field], number>> {
  const { type } = counting
  const { filters } = asRequest(type, { where })
  const rows = await listDocuments(counting, {
    fields: [field, `count(*) as ${COUNT}`],
    filters,
    group_by: field,
    limit_page_length: '0',
  })
  return new Map(rows.map((row) => [asListed(type, [field], row)[field], Number(row[COUNT])]))
}

/**
 * Staff member behind the system's work. Customers are not named: sellers read histories, and need not learn who they
 * are.
 */
function deskActor(caller: Caller): string | undefined {
  return caller.isDeskUser && !isAdministrator(caller) ? caller.user : undefined
}

export function createDocuments(work: UnitOfWork, caller: Caller): Documents {
  const actor = work.actor ?? deskActor(caller)
  const read = async <T extends DocType>(type: T, name: string, isLocked: boolean): Promise<Doc<T>> =>
    asDocument(
      type,
      type.isChild
        ? await readChildRow({ work, caller, type, documents }, name)
        : await readDocument(work, caller, { type, name, verb: 'read', isLocked, isUnfiltered: false }),
    )

  const named = (type: DocType, name: string) => userNamed(work, caller, { type, name })

  const documents: Documents = {
    caller,
    registry: work.registry,
    now: work.now,
    today: work.today,
    isInTransaction: work.isInTransaction,
    memo: createMemo(),
    asSystem: () => createDocuments({ ...work, isOfSystem: true, author: undefined, actor }, administrator),
    asSystemFor: (author) => createDocuments({ ...work, isOfSystem: true, author, actor }, administrator),
    changeGeneration: (types) => {
      for (const { name } of types) work.changeSet.read.add(name)
      return work.changeGeneration(types.map(({ name }) => name))
    },
    freshUntil: (moment) => {
      const left = moment.getTime() - work.now.getTime()
      work.changeSet.freshFor = Math.min(work.changeSet.freshFor, left)
    },
    list: (type, request) => listDocuments({ work, caller, type }, request),
    find: async (type, question = {}) => {
      const rows = await listDocuments({ work, caller, type }, asRequest(type, question))
      return rows.map((row) => asListed(type, question.fields, row))
    },
    query: (type, request, beyond) =>
      queryDocuments({ work, caller, type, beyond, isForClients: true }, request),
    countBy: (type, field, where) => countBy({ work, caller, type }, field, where),
    countEach: (asked, most) => countEach({ work, caller, most }, asked),
    count: (type, request) => countDocuments({ work, caller, type }, request),
    get: async (type, name) => read(type, await named(type, name), false),
    lock: async (type, name) => read(type, await named(type, name), true),
    permissions: async (type, name) =>
      permissionsOn(work.connection, { type, name: await named(type, name), caller }),
    worksOn: async (type, name) =>
      isWorkedOn(work.connection, { type, name: await named(type, name), caller }),
    userNamed: (name) => userByName(work, caller, name),
    secret: (type, name, field) => readSecret(work, caller, { type, name, field }),
    ...lifecycleOf(work, caller, () => documents),
    ...bulkWritesOf(work, caller, () => documents),
    statement: (query, touched) => runStatement(work, caller, { ...touched, query }),
    savepoint: (part) => inSavepoint(work, part),
    notice: (notice) => void work.changeSet.notices.push(notice),
    enqueue: (task, payload) => work.addTask(task, payload),
    emit: async ({ name }, payload) => {
      work.changeSet.hasEvents = true
      await sql`insert into mela_event (name, payload) values (${name}, ${JSON.stringify(payload)}::jsonb)`.execute(
        work.connection,
      )
    },
  }
  return documents
}

/** Runs a statement in a unit of work without permissions, hooks and versions: for the system only. */
async function runStatement<Row>(
  { connection, changeSet }: UnitOfWork,
  caller: Caller,
  { query, reads = [], changes = () => [] }: ChangedDocuments<Row> & { readonly query: RawBuilder<Row> },
): Promise<readonly Row[]> {
  if (!isAdministrator(caller)) throw documentErrors.notPermitted('write', 'DocType')
  for (const { name } of reads) changeSet.read.add(name)
  const { rows } = await query.execute(connection)
  for (const change of changes(rows)) {
    changeSet.changed.add(change.type)
    changeSet.changes.push(change)
  }
  return rows
}

/** Removes a rolled-back part from the change set, because its changes never happened. */
function forget({ changeSet }: UnitOfWork, changes: number, notices: number): void {
  changeSet.changes.length = changes
  changeSet.notices.length = notices
}

/**
 * Runs a part of a unit of work that may fail alone. Parts run one after the other: a savepoint belongs to the
 * transaction.
 */
async function inSavepoint<T>(work: UnitOfWork, part: () => Promise<T>): Promise<T> {
  const { changes, notices } = work.changeSet
  const [changesBefore, noticesBefore] = [changes.length, notices.length]
  await sql`savepoint attempt`.execute(work.connection)
  try {
    const result = await part()
    await sql`release savepoint attempt`.execute(work.connection)
    return result
  } catch (error) {
    await sql`rollback to savepoint attempt`.execute(work.connection)
    forget(work, changesBefore, noticesBefore)
    throw error
  }
}

interface Wanted {
  readonly type: DocType
  readonly name: string
  readonly field: string
}

/**
 * Returns the stored value of a secret field, for the system only: input of a caller never chooses type, name or field
 * here.
 */
async function readSecret(
  work: UnitOfWork,
  caller: Caller,
  { type, name, field }: Wanted,
): Promise<string | null> {
  if (!isAdministrator(caller)) throw documentErrors.notPermitted('read a secret of', type.name)
  const document = await readDocument(work, caller, {
    type,
    name,
    verb: 'read',
    isLocked: false,
    isUnfiltered: true,
  })
  const value = document[field]
  return typeof value === 'string' ? value : null
}

interface Question {
  readonly where?: Readonly<Record<string, unknown>>
  readonly fields?: readonly string[]
  readonly order_by?: string
  readonly limit?: number
  readonly offset?: number
}

function asRequest(type: DocType, question: Question): ListRequest {
  const { where = {}, fields = ['*'], order_by, limit, offset } = question
  return {
    fields,
    filters: readWhere(type, where),
    order_by,
    limit_page_length: limit === undefined ? '0' : String(limit),
    limit_start: offset,
  }
}
