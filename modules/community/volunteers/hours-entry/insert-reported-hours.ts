import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { hashSecret } from '#framework/identity'
import { isUsableKey } from '#framework/idempotency'
import { HoursEntry } from './hours-entry.doctype.ts'
import type { VolunteerRow } from '../volunteer/volunteer.queries.ts'
import { Volunteer } from '../volunteer/volunteer.doctype.ts'
import { volunteerErrors } from '../errors.ts'
import { findReportProblem } from './reported-hours.rules.ts'

export interface HoursReport {
  readonly on_day: string
  readonly minutes: number
  readonly activity: string
}

type ReportedEntry = Pick<Doc<typeof HoursEntry>, 'name' | 'state' | 'on_day' | 'minutes' | 'activity'>

/** Hours that somebody says he gave. Sent again with its key, it is the same entry. */
export async function insertReportedHours(
  caller: Documents,
  volunteer: VolunteerRow,
  { key, ...report }: HoursReport & { readonly key: string },
): Promise<ReportedEntry> {
  if (!isUsableKey(key)) throw volunteerErrors.short_key()
  const problem = findReportProblem(report, caller.today)
  if (problem !== null) throw volunteerErrors[problem]()
  const documents = caller.asSystemFor(caller.caller.user)
  await documents.lock(Volunteer, volunteer.name)
  const idempotency_key = hashSecret(`${volunteer.name} ${key}`)
  const [existing] = await documents.find(HoursEntry, { where: { idempotency_key }, limit: 1 })
  if (existing) return existing
  return documents.insert(HoursEntry, {
    ...report,
    ...{ volunteer: volunteer.name, source: 'self-report', idempotency_key },
  })
}
