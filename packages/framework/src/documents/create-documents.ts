import { sql } from 'kysely'
import type { Doc, DocType } from '#framework/doctypes'
import {
  administrator,
  isAdministrator,
  isWorkedOn,
  permissionsOn,
  type Caller,
} from '#framework/permissions'
import { asDocument, asListed } from './as-document.ts'
import type { Documents } from './documents.ts'
import { attempt } from './attempt.ts'
import { countBy } from './count-by.ts'
import { countEach } from './count-each.ts'
import { asRequest } from './find.ts'
import { countDocuments, listDocuments, queryDocuments } from './list.ts'
import { readDocument } from './read.ts'
import { readSecret } from './read-secret.ts'
import { runStatement } from './room-statement.ts'
import type { Work } from './work.ts'
import { readChildRow } from './child-rows.ts'
import { lifecycleOf } from './lifecycle.ts'
import { userByName, userNamed } from './users-by-email.ts'

/** Who of the house asks. What its customers set going stands as the system's: sellers read histories, and need not learn who they are. */
function houseActor(caller: Caller): string | undefined {
  return caller.isDeskUser && !isAdministrator(caller) ? caller.user : undefined
}

/** Documents as one caller reaches them, inside one piece of work. */
export function createDocuments(work: Work, caller: Caller): Documents {
  const actor = work.actor ?? houseActor(caller)
  const read = async <T extends DocType>(type: T, name: string, isLocked: boolean): Promise<Doc<T>> =>
    asDocument(
      type,
      type.isChild
        ? await readChildRow({ work, caller, type, documents }, name)
        : await readDocument(work, caller, { type, name, verb: 'read', isLocked, isWhole: false }),
    )

  const named = (type: DocType, name: string) => userNamed(work, caller, { type, name })

  const documents: Documents = {
    caller,
    registry: work.registry,
    now: work.now,
    today: work.today,
    asSystem: () => createDocuments({ ...work, isOfSystem: true, author: undefined, actor }, administrator),
    asSystemFor: (author) => createDocuments({ ...work, isOfSystem: true, author, actor }, administrator),
    changesHeard: (types) => {
      for (const { name } of types) work.journal.read.add(name)
      return work.changesHeard(types.map(({ name }) => name))
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
    statement: (query, touched) => runStatement(work, caller, { ...touched, query }),
    attempt: (part) => attempt(work, part),
    notice: (notice) => void work.journal.notices.push(notice),
    later: (task, payload) => work.addTask(task, payload),
    emit: async (signal, payload) => {
      work.journal.hasSignals = true
      await sql`insert into mela_signal (name, payload) values (${signal}, ${JSON.stringify(payload)}::jsonb)`.execute(
        work.connection,
      )
    },
  }
  return documents
}
