import { on } from '#framework/events'
import { renewalEvents } from './events.ts'
import { findGuardiansOfStudent } from '#community/family'
import { notify } from '#site/notifications'
import { StudentRenewal } from './renewal/student-renewal.doctype.ts'
import { studentRenewed } from './extensions.ts'

/** Notifies all guardians who may see the child, including those who did not renew. */
const notifyGuardians = on(
  renewalEvents.renewed,
  { key: 'renewals.notify_guardians', renamedFrom: 'renewals.tell_guardians' },
  async (payload, { documents }) => {
    const {
      name,
      student,
      full_name,
      academic_year,
      class: of,
      done_by,
    } = await documents.get(StudentRenewal, payload.renewal)
    const guardians = (await findGuardiansOfStudent(documents, student)).filter(
      ({ may_view }) => may_view === 1,
    )
    for (const { full_name: guardianName, user, phone, email } of guardians)
      await notify(documents, {
        event: studentRenewed,
        key: name,
        people: [user === null ? { phone, email } : { user }],
        link: '/family',
        values: {
          name: guardianName,
          child: full_name,
          year: academic_year,
          class: of,
          by: done_by ?? guardianName,
        },
      })
  },
)

export const renewalEventHandlers = [notifyGuardians]
