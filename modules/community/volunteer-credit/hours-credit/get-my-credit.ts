import { sql } from 'kysely'
import { findOwnVolunteer, HoursEntry } from '#community/volunteers'
import type { Documents } from '#framework/documents'
import { method, signedInUsers } from '#framework/modules'
import { toDecimal } from '#meta'
import {
  isCreditOn,
  readVolunteerCreditTerms,
  type VolunteerCreditTerms,
} from '../settings/volunteer-credit-settings.queries.ts'
import {
  findIneligibleReason,
  listLimits,
  rateOn,
  type CreditKind,
  type CreditLimit,
} from './credit.rules.ts'
import { sumCreditedMinutes } from './household.queries.ts'
import { HoursCredit } from './hours-credit.doctype.ts'

/** Entries that the volunteer's page lists. */
const MAX_ENTRIES = 30

interface EntryRow {
  readonly name: string
  readonly on_day: string
  readonly state: 'waiting' | 'approved' | 'refused'
  readonly is_confirmed: boolean
  readonly kind: CreditKind | null
  readonly minutes: number | null
  /** Minor units. */
  readonly amount: number | null
  readonly points: number | null
  readonly cut_minutes: number | null
  readonly cut_by: CreditLimit | null
  readonly is_withdrawn: boolean
}

const listEntries = (documents: Documents, volunteer: string): Promise<readonly EntryRow[]> =>
  documents.asSystem().statement(
    sql<EntryRow>`
      select h.name, h.on_day::text as on_day, h.state, h.confirmed_by is not null as is_confirmed, c.kind, c.minutes,
        c.amount, c.points, c.cut_minutes, c.cut_by,
        c.name is null and exists (select from ${sql.table(HoursCredit.name)} w where w.hours_entry = h.name) as is_withdrawn
      from ${sql.table(HoursEntry.name)} h left join ${sql.table(HoursCredit.name)} c on c.open_for = h.name
      where h.volunteer = ${volunteer} order by h.on_day desc, h.name desc limit ${MAX_ENTRIES}`,
    { reads: [HoursEntry, HoursCredit] },
  )

interface Earned {
  readonly amount: number
  readonly points: number
}

async function sumEarned(documents: Documents, volunteer: string): Promise<Earned> {
  const [found] = await documents.asSystem().statement(
    sql<Earned>`
      select coalesce(sum(amount), 0)::bigint as amount, coalesce(sum(points), 0)::integer as points
      from ${sql.table(HoursCredit.name)} where volunteer = ${volunteer} and state = 'given'`,
    { reads: [HoursCredit] },
  )
  return found ?? { amount: 0, points: 0 }
}

interface Eligibility {
  readonly terms: VolunteerCreditTerms
  readonly isOn: boolean
  readonly date_of_birth: string
  readonly user: string | null
}

/** Returns what an entry earned, whose confirmation it waits for, or why it earns nothing. */
function statusOf(entry: EntryRow, { terms, isOn, ...volunteer }: Eligibility) {
  if (entry.kind !== null) return 'earned' as const
  if (entry.is_withdrawn && entry.state !== 'approved') return 'withdrawn' as const
  if (!isOn || entry.state === 'refused') return 'none' as const
  const reason = findIneligibleReason(terms, { on_day: entry.on_day, ...volunteer })
  if (reason !== null) return reason
  if (!entry.is_confirmed) return 'to confirm' as const
  return entry.state === 'waiting' ? ('to approve' as const) : ('none' as const)
}

const toEntryView = (entry: EntryRow, eligibility: Eligibility) => ({
  entry: entry.name,
  status: statusOf(entry, eligibility),
  amount: toDecimal(entry.amount ?? 0),
  points: entry.points ?? 0,
  minutes: entry.minutes ?? 0,
  cut_minutes: entry.cut_minutes ?? 0,
  cut_by: entry.cut_by,
})

function toTerms(terms: VolunteerCreditTerms, today: string) {
  const rate = rateOn(terms, today)
  const isMoney = terms.becomes === 'fee credit'
  return {
    kind: terms.becomes,
    currency: 'INR',
    starts_on: terms.starts_on,
    minimum_age: terms.minimum_age,
    /** Fee credit for an hour of today; `points` for points. */
    amount: isMoney ? toDecimal(rate) : 0,
    points: isMoney ? 0 : rate,
  }
}

/**
 * Returns what the caller's volunteer hours earned: by entry, in all, and what the limits of this month and year leave, in
 * minutes. `credit` is null when the caller is no volunteer, or nothing was earned while credit is off.
 */
export const getMyCredit = method({
  access: signedInUsers,
  input: {},
  reads: true,
  methods: ['GET', 'POST'],
  async run({ documents }) {
    const volunteer = await findOwnVolunteer(documents)
    if (volunteer === null) return { credit: null }
    const terms = await readVolunteerCreditTerms(documents)
    const isOn = await isCreditOn(documents, terms)
    const earned = await sumEarned(documents, volunteer.name)
    if (!isOn && earned.amount === 0 && earned.points === 0) return { credit: null }
    const { date_of_birth, user } = volunteer
    const entries = await listEntries(documents, volunteer.name)
    const credited = await sumCreditedMinutes(documents, volunteer.name, documents.today)
    const credit = {
      is_on: isOn ? (1 as const) : (0 as const),
      ...toTerms(terms, documents.today),
      earned: { amount: toDecimal(earned.amount), points: earned.points },
      limits: isOn ? listLimits(terms, credited) : [],
      entries: entries.map((entry) => toEntryView(entry, { terms, isOn, date_of_birth, user })),
    }
    return { credit }
  },
})
