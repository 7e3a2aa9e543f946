import { on } from '#framework/modules'
import { guardiansOf } from '#community/family'
import { notify } from '#site/notifications'
import { StudentRenewal } from './doctypes/student-renewal.doctype.ts'
import { studentRenewed } from './rules/renewal-notices.ts'

/** Everybody who may see the child hears that somebody renewed it: also whoever did not. */
const tellGuardians = on('renewals.renewed', 'renewals.tell_guardians', async ({ payload }, documents) => {
  const {
    name,
    student,
    full_name,
    academic_year,
    class: of,
    done_by,
  } = await documents.get(StudentRenewal, String(payload['renewal']))
  const guardians = (await guardiansOf(documents, student)).filter(({ may_view }) => may_view === 1)
  for (const { full_name: called, user, phone, email } of guardians)
    await notify(documents, {
      event: studentRenewed,
      key: name,
      people: [user === null ? { phone, email } : { user }],
      link: '/family',
      values: { name: called, child: full_name, year: academic_year, class: of, by: done_by ?? called },
    })
})

export const renewalSubscriptions = [tellGuardians]
