import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import type { ChildRecords } from '#community/family'
import { GalleryPerson } from '../doctypes/gallery-person.doctype.ts'
import { WithheldPicture } from '../doctypes/withheld-picture.doctype.ts'
import { withholdOf } from './withhold.ts'

const MOST = 5000

/** Every picture in which the child was named goes out of sight, and nothing says any more whom it showed. */
async function erase(documents: Documents, student: string) {
  const system = documents.asSystem()
  await withholdOf(system, student, [student])
  await system.statement(
    sql<{ name: string }>`
      update "Gallery Person" set student = null, full_name = 'Somebody', agreed_on = null where student = ${student}
      returning name`,
    {
      changes: (rows) => rows.map(({ name }) => ({ type: GalleryPerson.name, name, kind: 'saved' as const })),
    },
  )
  await system.statement(
    sql<{ name: string }>`
      update "Withheld Picture" set student = null where student = ${student} returning name`,
    {
      changes: (rows) =>
        rows.map(({ name }) => ({ type: WithheldPicture.name, name, kind: 'saved' as const })),
    },
  )
  return []
}

/** What albums keep of a child: in which pictures it was named. */
export const childPictures: ChildRecords = {
  part: 'pictures',
  read: (documents, student) =>
    documents.asSystem().find(GalleryPerson, {
      where: { student },
      fields: ['full_name', 'content_key', 'creation'],
      limit: MOST,
    }),
  erase,
}
