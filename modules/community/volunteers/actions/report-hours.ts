import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { hashSecret } from '#framework/identity'
import { isUsableKey } from '#framework/inputs'
import { HoursEntry } from '../doctypes/hours-entry.doctype.ts'
import type { VolunteerRow } from '../doctypes/volunteer.queries.ts'
import { Volunteer } from '../doctypes/volunteer.doctype.ts'
import { volunteerErrors } from '../errors.ts'
import { reportProblem } from '../rules/hours-bounds.ts'

export interface Report {
  readonly on_day: string
  readonly minutes: number
  readonly activity: string
}

type Entry = Pick<Doc<typeof HoursEntry>, 'name' | 'state' | 'on_day' | 'minutes' | 'activity'>

/** Hours that somebody says he gave. Sent again with its key, it is the same entry. */
export async function reportHours(
  caller: Documents,
  volunteer: VolunteerRow,
  { key, ...report }: Report & { readonly key: string },
): Promise<Entry> {
  if (!isUsableKey(key)) throw volunteerErrors.short_key()
  const problem = reportProblem(report, caller.today)
  if (problem !== null) throw volunteerErrors[problem]()
  const documents = caller.asSystemFor(caller.caller.user)
  await documents.lock(Volunteer, volunteer.name)
  const idempotency_key = hashSecret(`${volunteer.name} ${key}`)
  const [before] = await documents.find(HoursEntry, { where: { idempotency_key }, limit: 1 })
  if (before) return before
  return documents.insert(HoursEntry, {
    ...report,
    ...{ volunteer: volunteer.name, source: 'self-report', idempotency_key },
  })
}
