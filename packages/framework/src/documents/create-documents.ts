import { sql } from 'kysely'
import type { Doc, DocType } from '#framework/doctypes'
import { administrator, type Caller } from '#framework/permissions'
import { asDocument, asListed } from './as-document.ts'
import type { Documents } from './documents.ts'
import { asRequest } from './find.ts'
import { countDocuments, listDocuments } from './list.ts'
import { readDocument } from './read.ts'
import { readSecret } from './read-secret.ts'
import type { Work } from './work.ts'
import { deleteDocument } from './delete.ts'
import { insertDocument } from './insert.ts'
import { saveDocument } from './save.ts'

/** Documents as one caller reaches them, inside one piece of work. */
export function createDocuments(work: Work, caller: Caller): Documents {
  const read = async <T extends DocType>(type: T, name: string, isLocked: boolean): Promise<Doc<T>> =>
    asDocument(type, await readDocument(work, caller, { type, name, verb: 'read', isLocked, isWhole: false }))

  const documents: Documents = {
    caller,
    now: work.now,
    today: work.today,
    asSystem: () => createDocuments(work, administrator),
    list: (type, request) => listDocuments({ work, caller, type }, request),
    find: async (type, question = {}) => {
      const rows = await listDocuments({ work, caller, type }, asRequest(type, question))
      return rows.map((row) => asListed(type, question.fields, row))
    },
    count: (type, request) => countDocuments({ work, caller, type }, request),
    get: (type, name) => read(type, name, false),
    lock: (type, name) => read(type, name, true),
    secret: (type, name, field) => readSecret(work, caller, { type, name, field }),
    insert: async (type, values) =>
      asDocument(type, await insertDocument({ work, caller, type, documents }, { ...values })),
    save: async (type, name, changes) =>
      asDocument(type, await saveDocument({ work, caller, type, documents }, name, { ...changes })),
    delete: (type, name) => deleteDocument({ work, caller, type, documents }, name),
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
