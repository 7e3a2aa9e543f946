import { method, signedInUsers } from '#framework/modules'
import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { StudentVolunteerRegistration } from './student-volunteer-registration.doctype.ts'
import { Volunteer } from '../volunteer/volunteer.doctype.ts'

const MAX_APPLICATIONS = 50

interface Application {
  readonly name: string
  readonly full_name: string
  readonly kind: 'adult' | 'student'
  readonly state: 'new' | 'accepted' | 'declined'
  readonly waits_for_guardian: 0 | 1
  readonly sent_on: string
}

/**
 * Returns the caller's own applications and those of the caller's children. An adult's application is the Volunteer
 * itself, approved once it is not new. One statement.
 */
function listOwnApplications(documents: Documents): Promise<readonly Application[]> {
  const { user } = documents.caller
  return documents.asSystem().statement(
    sql<Application>`
      select name, full_name, 'student' as kind, state,
        case when state = 'new' and consent_state = 'requested' then 1 else 0 end as waits_for_guardian,
        creation::date::text as sent_on
        from "Student Volunteer Registration" where "user" = ${user} or guardian_user = ${user}
      union all
      select name, full_name, 'adult', case when state = 'new' then 'new' else 'accepted' end, 0,
        creation::date::text
        from "Volunteer" where "user" = ${user} and kind = 'adult'
      order by sent_on desc, name desc limit ${MAX_APPLICATIONS}`,
    { reads: [StudentVolunteerRegistration, Volunteer] },
  )
}

/** Returns the volunteer applications of the caller and their children, latest first. */
export const getMyApplications = method({
  access: signedInUsers,
  reads: true,
  input: {},
  run: ({ documents }) => listOwnApplications(documents),
})
