export interface AcademicYearOption {
  readonly name: string
  /** 'YYYY-MM-DD'. */
  readonly starts_on: string
  readonly is_open: 0 | 1
  readonly is_current: 0 | 1
}

/**
 * The year that registrations are for unless they say another: of those open, the next to begin, for that is what a school
 * admits children for; where all open ones have begun, the latest; where none is open, the current one.
 */
export function chooseDefaultYear(years: readonly AcademicYearOption[], today: string): string | null {
  const open = years
    .filter(({ is_open }) => is_open === 1)
    .toSorted((one, other) => (one.starts_on < other.starts_on ? -1 : 1))
  const chosen =
    open.find(({ starts_on }) => starts_on > today) ??
    open.at(-1) ??
    years.find(({ is_current }) => is_current === 1)
  return chosen?.name ?? null
}
