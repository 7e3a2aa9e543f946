import { method, signedInUsers } from '#framework/modules'
import { translateResponse } from '#site/translations'
import { listValidCredentials } from '../credential/credential.queries.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Documents } from '#framework/documents'
import { Shift } from './shift.doctype.ts'
import { ShiftAssignment } from '../shift-assignment/shift-assignment.doctype.ts'
import { ShiftSwap } from '../swap/shift-swap.doctype.ts'
import { findOwnVolunteer } from '../volunteer/volunteer.queries.ts'
import {
  findEligibilityProblem,
  type CandidateVolunteer,
  type ValidCredential,
} from './shift-eligibility.rules.ts'
import { siteTime } from '../hours-entry/worked-time.rules.ts'

interface ShiftForVolunteer {
  readonly name: string
  readonly role: string
  readonly event: string | null
  readonly event_title: string | null
  readonly place: string | null
  readonly description: string | null
  readonly starts_at: string
  readonly ends_at: string
  readonly state: string
  readonly capacity: number
  readonly assigned: number
  readonly min_age: number | null
  readonly credential_needed: string | null
  readonly assignment: string | null
  readonly assignment_state: string | null
  readonly clocked_in_at: string | null
}

const MAX_SHIFTS = 300

const timestampText = (column: string): RawBuilder<string> =>
  sql<string>`to_char(${sql.ref(column)}, 'YYYY-MM-DD HH24:MI:SS')`

/** Returns open current shifts and the volunteer's own, the next first. One statement. */
function listShifts(
  documents: Documents,
  { volunteer, now }: { readonly volunteer: string; readonly now: string },
): Promise<readonly ShiftForVolunteer[]> {
  const query = sql<ShiftForVolunteer>`
    select s.name, s.role, s.event, e.title as event_title, s.place, s.description,
      ${timestampText('s.starts_at')} as starts_at, ${timestampText('s.ends_at')} as ends_at,
      s.state, s.capacity::integer as capacity, s.assigned::integer as assigned, s.min_age::integer as min_age,
      s.credential_needed, a.name as assignment, a.state as assignment_state,
      ${timestampText('a.clocked_in_at')} as clocked_in_at
    from "Shift" s
    left join "Mela Event" e on e.name = s.event
    left join "Shift Assignment" a on a.shift = s.name and a.volunteer = ${volunteer}
      and a.state in ('offered', 'accepted')
    where (s.state = 'open' and s.ends_at > ${now}::timestamp)
      or (a.name is not null and s.ends_at > ${now}::timestamp - interval '1 day')
    order by s.starts_at, s.name limit ${MAX_SHIFTS}`
  return documents.asSystem().statement(query, { reads: [Shift, ShiftAssignment] })
}

interface OpenSwap {
  readonly name: string
  readonly is_own: boolean
  readonly shift: string
  readonly requested_shift: string
  readonly role: string
  readonly starts_at: string
  readonly ends_at: string
  readonly requested_role: string
  readonly requested_starts_at: string
  readonly requested_ends_at: string
}

/** Returns swaps that the volunteer requested, and requests for their shifts. One statement. */
function listOpenSwaps(
  documents: Documents,
  { volunteer, now }: { readonly volunteer: string; readonly now: string },
): Promise<readonly OpenSwap[]> {
  const query = sql<OpenSwap>`
    select w.name, w.volunteer = ${volunteer} as is_own, w.shift, w.requested_shift,
      mine.role, ${timestampText('mine.starts_at')} as starts_at, ${timestampText('mine.ends_at')} as ends_at,
      other.role as requested_role, ${timestampText('other.starts_at')} as requested_starts_at,
      ${timestampText('other.ends_at')} as requested_ends_at
    from "Shift Swap" w
    join "Shift" mine on mine.name = w.shift
    join "Shift" other on other.name = w.requested_shift
    where w.state = 'requested' and mine.starts_at > ${now}::timestamp and other.starts_at > ${now}::timestamp
      and (w.volunteer = ${volunteer} or exists (select from "Shift Assignment" a
        where a.shift = w.requested_shift and a.volunteer = ${volunteer} and a.state = 'accepted'))
    order by w.creation limit 100`
  return documents.asSystem().statement(query, { reads: [Shift, ShiftAssignment, ShiftSwap] })
}

interface ShiftViewer {
  readonly volunteer: CandidateVolunteer
  readonly credentials: readonly ValidCredential[]
}

function presentShift(
  { capacity, assigned, ...shift }: ShiftForVolunteer,
  { volunteer, credentials }: ShiftViewer,
) {
  const problem = findEligibilityProblem({ shift, volunteer, credentials })
  return { ...shift, left: Math.max(0, capacity - assigned), problem }
}

type TranslateText = (text: string) => string

const translateNullable = (text: string | null, translate: TranslateText): string | null =>
  text === null ? null : translate(text)

const translateShift = <Translated extends ShiftForVolunteer>(
  shift: Translated,
  translate: TranslateText,
): Translated => ({
  ...shift,
  role: translate(shift.role),
  event_title: translateNullable(shift.event_title, translate),
  place: translateNullable(shift.place, translate),
  description: translateNullable(shift.description, translate),
})

const translateSwap = (swap: OpenSwap, translate: TranslateText): OpenSwap => ({
  ...swap,
  role: translate(swap.role),
  requested_role: translate(swap.requested_role),
})

/**
 * Returns the open shifts and the volunteer's own. Shifts that they cannot take have a reason, and pending swaps are
 * included.
 */
export const getShifts = method({
  access: signedInUsers,
  reads: true,
  isTranslated: true,
  input: {},
  async run({ documents, site, language }) {
    const volunteer = await findOwnVolunteer(documents)
    const now = siteTime(site, documents)
    if (volunteer === null) return { volunteer: null, now, shifts: [], swaps: [] }
    const viewerFilter = { volunteer: volunteer.name, now }
    const credentials = await listValidCredentials(documents, volunteer.name)
    const shifts = await listShifts(documents, viewerFilter)
    const swaps = await listOpenSwaps(documents, viewerFilter)
    return translateResponse({ documents, language }, (translate) => ({
      volunteer: { full_name: volunteer.full_name, state: volunteer.state },
      now,
      shifts: shifts.map((shift) =>
        presentShift(translateShift(shift, translate), { volunteer, credentials }),
      ),
      swaps: swaps.map((swap) => translateSwap(swap, translate)),
    }))
  },
})
