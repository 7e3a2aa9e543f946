import { addDays } from '#meta'

/** How a child stands to the school when its erasure is asked for. */
export interface Standing {
  readonly isEnrolled: boolean
  /** Last day of the last school year in which it was in a class; null when it never was. */
  readonly lastYearEnds: string | null
  /** 'YYYY-MM-DD'. */
  readonly today: string
}

export type Extent = 'everything' | 'all but the register' | 'what the school can do without'

/** Years for which a school keeps its register after a child has left it; a site's own law may ask for more. */
export const REGISTER_YEARS = 5

const DAYS_A_YEAR = 365.25

/** The day on which a register entry may go. */
export function registerEnds(lastYearEnds: string): string {
  return addDays(lastYearEnds, Math.ceil(REGISTER_YEARS * DAYS_A_YEAR))
}

/**
 * How far an erasure goes. Whoever never came leaves nothing behind; of those who did, the register stays for its time;
 * of those who are here, also what they are cared for by.
 */
export function extentOf({ isEnrolled, lastYearEnds, today }: Standing): Extent {
  if (isEnrolled) return 'what the school can do without'
  if (lastYearEnds === null || registerEnds(lastYearEnds) < today) return 'everything'
  return 'all but the register'
}

export interface Stays {
  readonly what: string
  readonly why: string
  readonly until: string | null
}

const inRegister = 'Name, date of birth, school years and classes'
const cared = 'Parents, emergency contacts, allergies and medical notes'

/** What an erasure of this extent leaves standing, and why, in the words of the answer. */
export function staysAfter(extent: Extent, { lastYearEnds, today }: Standing): readonly Stays[] {
  const until = lastYearEnds === null ? null : registerEnds(lastYearEnds)
  const letters = {
    what: 'Messages that were sent to the family',
    why: 'They go by themselves after 90 days',
    until: addDays(today, 90),
  }
  const register = { what: inRegister, why: 'The school must keep its register', until }
  const care = { what: cared, why: 'Needed while the child is at the school', until: null }
  switch (extent) {
    case 'everything':
      return [letters]
    case 'all but the register':
      return [register, letters]
    case 'what the school can do without':
      return [{ ...register, until: null }, care, letters]
  }
}
