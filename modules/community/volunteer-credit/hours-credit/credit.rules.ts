import { ageOn } from '#meta'

export type CreditKind = 'fee credit' | 'reward points'

interface Rate {
  readonly valid_from: string
  /** Minor units for an hour. */
  readonly amount: number
  readonly points: number
}

interface EligibilityTerms {
  readonly becomes: CreditKind
  readonly starts_on: string | null
  readonly rates: readonly Rate[]
  readonly minimum_age: number
}

/** Returns minor units or points for an hour of a day; 0 before the first rate begins. */
export function rateOn({ rates, becomes }: Pick<EligibilityTerms, 'rates' | 'becomes'>, day: string): number {
  const begun = rates.filter(({ valid_from }) => valid_from <= day)
  const last = begun.toSorted((one, other) => (one.valid_from < other.valid_from ? 1 : -1))[0]
  if (last === undefined) return 0
  return becomes === 'fee credit' ? last.amount : last.points
}

/** Returns minor units or points for minutes, rounded down. */
export const worthOfMinutes = (minutes: number, rate: number): number => Math.floor((minutes * rate) / 60)

export type IneligibleReason = 'before start' | 'no rate' | 'under age' | 'no account'

interface WorkedDay {
  readonly on_day: string
  readonly date_of_birth: string
  readonly user: string | null
}

/** Returns why hours earn nothing while credit is on; null when they can. */
export function findIneligibleReason(
  terms: EligibilityTerms,
  { on_day, date_of_birth, user }: WorkedDay,
): IneligibleReason | null {
  if (terms.starts_on === null || on_day < terms.starts_on) return 'before start'
  if (rateOn(terms, on_day) === 0) return 'no rate'
  if (ageOn(date_of_birth, on_day) < terms.minimum_age) return 'under age'
  return user === null ? 'no account' : null
}

export const creditLimits = [
  'volunteer month',
  'volunteer year',
  'household month',
  'household year',
] as const

export type CreditLimit = (typeof creditLimits)[number]

interface LimitTerms {
  readonly volunteer_month_hours: number
  readonly volunteer_year_hours: number
  readonly household_month_hours: number
  readonly household_year_hours: number
}

/** Minutes that earned credit, by limit. */
export type CreditedMinutes = Readonly<Record<CreditLimit, number>>

export interface LimitUse {
  readonly limit: CreditLimit
  /** Minutes. */
  readonly most: number
  readonly used: number
  readonly left: number
}

/** Returns the limits that apply, with what is left of them, the smallest first. */
export function listLimits(terms: LimitTerms, credited: CreditedMinutes): readonly LimitUse[] {
  const hours: Readonly<Record<CreditLimit, number>> = {
    'volunteer month': terms.volunteer_month_hours,
    'volunteer year': terms.volunteer_year_hours,
    'household month': terms.household_month_hours,
    'household year': terms.household_year_hours,
  }
  return creditLimits
    .filter((limit) => hours[limit] > 0)
    .map((limit) => {
      const [most, used] = [hours[limit] * 60, credited[limit]]
      return { limit, most, used, left: Math.max(0, most - used) }
    })
    .toSorted((one, other) => one.left - other.left)
}

interface LimitedMinutes {
  readonly minutes: number
  readonly cut_minutes: number
  readonly cut_by: CreditLimit | null
}

/** Cuts minutes to what the limits leave. */
export function limitMinutes(minutes: number, limits: readonly LimitUse[]): LimitedMinutes {
  const [narrowest] = limits
  if (narrowest === undefined || narrowest.left >= minutes) return { minutes, cut_minutes: 0, cut_by: null }
  return { minutes: narrowest.left, cut_minutes: minutes - narrowest.left, cut_by: narrowest.limit }
}
