import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { on } from '#framework/events'
import { Guardian } from '#community/family'
import { ClassEnrolment, StudentRegistration } from '#community/students'
import { notify } from '#site/notifications'
import { findClassList, type ClassListDoc } from './class-list/class-list.queries.ts'
import { classListEvents } from './events.ts'
import { listPublished } from './extensions.ts'

/** Limit of guardians of one class. */
const MAX_GUARDIANS = 1000

/** Returns the accounts of the guardians of the class's children. Others have no way to open the list. */
async function listGuardians(documents: Documents, { class: of, academic_year }: ClassListDoc) {
  const rows = await documents.asSystem().statement(
    sql<{ user: string }>`select distinct g."user" from "Class Enrolment" e
        join "Student Registration" s on s.name = e.student
        join "Guardian" g on g.family = s.family and g.may_view = 1 and g."user" is not null
      where e.class = ${of} and e.academic_year = ${academic_year} and e.state = 'active'
      order by 1 limit ${MAX_GUARDIANS}`,
    { reads: [ClassEnrolment, StudentRegistration, Guardian] },
  )
  return rows.map(({ user }) => ({ user }))
}

const notifyGuardians = on(
  classListEvents.published,
  'class_lists.notify_guardians',
  async ({ class_list }, { documents }, { id }) => {
    const list = await findClassList(documents, class_list)
    if (list?.state !== 'published') return
    await notify(documents, {
      ...{ event: listPublished, key: id, people: await listGuardians(documents, list) },
      values: { title: list.title, class: list.class, day: list.due_on },
      link: `/class-lists/${class_list}`,
    })
  },
)

export const classListEventHandlers = [notifyGuardians]
