import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { HoursEntry } from './hours-entry.doctype.ts'
import type { VolunteerRow } from '../volunteer/volunteer.queries.ts'
import { volunteerErrors } from '../errors.ts'
import { findReportProblem } from './reported-hours.rules.ts'

export interface HoursReport {
  readonly on_day: string
  readonly minutes: number
  readonly activity: string
}

type ReportedEntry = Pick<Doc<typeof HoursEntry>, 'name' | 'state' | 'on_day' | 'minutes' | 'activity'>

/** Inserts the hours that a volunteer reports. */
export async function insertReportedHours(
  caller: Documents,
  volunteer: VolunteerRow,
  report: HoursReport,
): Promise<ReportedEntry> {
  const problem = findReportProblem(report, caller.today)
  if (problem !== null) throw volunteerErrors[problem]()
  const documents = caller.asSystemFor(caller.caller.user)
  return documents.insert(HoursEntry, { ...report, volunteer: volunteer.name, source: 'self-report' })
}
