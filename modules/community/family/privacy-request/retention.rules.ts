import { addDays } from '#meta'

/** How a child stands to the school when its erasure is asked for. */
export interface EnrolmentStatus {
  readonly isEnrolled: boolean
  /** Last day of the last school year in which it was in a class; null when it never was. */
  readonly lastYearEnds: string | null
  /** 'YYYY-MM-DD'. */
  readonly today: string
}

export type ErasureExtent = 'everything' | 'all but the register' | 'what the school can do without'

/** Years for which a school keeps its register after a child has left it; a site's own law may ask for more. */
const REGISTER_YEARS = 5

const DAYS_A_YEAR = 365.25

/** The day on which a register entry may go. */
export function registerRetentionEnd(lastYearEnds: string): string {
  return addDays(lastYearEnds, Math.ceil(REGISTER_YEARS * DAYS_A_YEAR))
}

/**
 * How far an erasure goes. Whoever never came leaves nothing behind; of those who did, the register stays for its time;
 * of those who are here, also what they are cared for by.
 */
export function decideErasureExtent({ isEnrolled, lastYearEnds, today }: EnrolmentStatus): ErasureExtent {
  if (isEnrolled) return 'what the school can do without'
  if (lastYearEnds === null || registerRetentionEnd(lastYearEnds) < today) return 'everything'
  return 'all but the register'
}

export interface RetainedEntry {
  readonly what: string
  readonly why: string
  readonly until: string | null
}

const registerContents = 'Name, date of birth, school years and classes'
const careContents = 'Parents, emergency contacts, allergies and medical notes'

/** What an erasure of this extent leaves standing, and why, in the words of the answer. */
export function listRetained(
  extent: ErasureExtent,
  { lastYearEnds, today }: EnrolmentStatus,
): readonly RetainedEntry[] {
  const until = lastYearEnds === null ? null : registerRetentionEnd(lastYearEnds)
  const messages = {
    what: 'Messages that were sent to the family',
    why: 'They go by themselves after 90 days',
    until: addDays(today, 90),
  }
  const register = { what: registerContents, why: 'The school must keep its register', until }
  const care = { what: careContents, why: 'Needed while the child is at the school', until: null }
  switch (extent) {
    case 'everything':
      return [messages]
    case 'all but the register':
      return [register, messages]
    case 'what the school can do without':
      return [{ ...register, until: null }, care, messages]
  }
}
