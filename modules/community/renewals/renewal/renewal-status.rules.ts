export interface AcademicYearInfo {
  readonly name: string
  readonly starts_on: string
  readonly is_open: 0 | 1
}

export interface ClassSeat {
  readonly academic_year: string
  readonly class: string
}

export interface KnownRenewal extends ClassSeat {
  readonly from_class: string | null
  readonly state: 'open' | 'done'
}

export const renewalStates = ['open', 'done', 'not open', 'last class'] as const

/** Whether a child can be renewed, and from which class into which. */
export interface RenewalStatus {
  readonly state: (typeof renewalStates)[number]
  /** The year ahead; null where none is open. */
  readonly year: string | null
  readonly class: string
  readonly next_class: string | null
}

interface RenewalFacts {
  /** Every place that the child has or had, in any order; there is at least one. */
  readonly places: readonly ClassSeat[]
  readonly renewals: readonly KnownRenewal[]
  readonly years: readonly AcademicYearInfo[]
  /** The class after each class. */
  readonly nextClass: ReadonlyMap<string, string | null>
}

const startOf = (years: readonly AcademicYearInfo[], name: string): string =>
  years.find((year) => year.name === name)?.starts_on ?? ''

/** The next year that the office has opened. */
export function findNextOpenYear(
  years: readonly AcademicYearInfo[],
  of: string,
): AcademicYearInfo | undefined {
  const start = startOf(years, of)
  return years
    .filter(({ is_open, starts_on }) => is_open === 1 && starts_on > start)
    .toSorted((one, other) => (one.starts_on < other.starts_on ? -1 : 1))[0]
}

function nextYearStatus(
  { academic_year, class: of }: ClassSeat,
  { years, nextClass }: RenewalFacts,
): RenewalStatus {
  const year = findNextOpenYear(years, academic_year)?.name ?? null
  const next_class = nextClass.get(of) ?? null
  const state = year === null ? 'not open' : next_class === null ? 'last class' : 'open'
  return { state, year, class: of, next_class }
}

/** The latest place counts: it is the year that ends, or the one ahead where a promotion or a renewal has given it already. */
export function decideRenewalStatus(known: RenewalFacts): RenewalStatus | null {
  const { places, renewals, years } = known
  const latest = places.toSorted((one, other) =>
    startOf(years, one.academic_year) < startOf(years, other.academic_year) ? 1 : -1,
  )[0]
  if (latest === undefined) return null
  const renewal = renewals.find(({ academic_year }) => academic_year === latest.academic_year)
  const isOpen = years.some(({ name, is_open }) => name === latest.academic_year && is_open === 1)
  if (!renewal || !isOpen) return nextYearStatus(latest, known)
  const from = renewal.from_class ?? latest.class
  return { state: renewal.state, year: latest.academic_year, class: from, next_class: latest.class }
}
