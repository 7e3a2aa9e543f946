import { date, int, text, type Doc } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { volunteerErrors } from '../errors.ts'
import { requireVolunteer, type VolunteerRow } from '../volunteer/volunteer.queries.ts'
import type { Documents } from '#framework/documents'
import { HoursEntry } from './hours-entry.doctype.ts'
import { findReportProblem } from './worked-time.rules.ts'

/** Reports hours outside of shifts; another person approves them. */
export const reportHours = method({
  access: signedInUsers,
  input: {
    on_day: date({ required: true }),
    minutes: int({ required: true, min: 1 }),
    activity: text({ required: true, maxLength: 120 }),
  },
  methods: ['POST'],
  idempotent: { isKeyRequired: true, errors: volunteerErrors },
  async run({ input, documents }) {
    const volunteer = await requireVolunteer(documents)
    const { name, state, on_day, minutes, activity } = await insertReportedHours(documents, volunteer, input)
    return { name, state, on_day, minutes, activity }
  },
})

interface HoursReport {
  readonly on_day: string
  readonly minutes: number
  readonly activity: string
}

type ReportedEntry = Pick<Doc<typeof HoursEntry>, 'name' | 'state' | 'on_day' | 'minutes' | 'activity'>

async function insertReportedHours(
  caller: Documents,
  volunteer: VolunteerRow,
  report: HoursReport,
): Promise<ReportedEntry> {
  const problem = findReportProblem(report, caller.today)
  if (problem !== null) throw volunteerErrors[problem]()
  const documents = caller.asSystemFor(caller.caller.user)
  return documents.insert(HoursEntry, { ...report, volunteer: volunteer.name, source: 'self-report' })
}
