import { addDays } from '#meta'

export interface EnrolmentStatus {
  readonly isEnrolled: boolean
  readonly lastYearEnds: string | null
  /** 'YYYY-MM-DD'. */
  readonly today: string
}

export type ErasureExtent = 'everything' | 'all but the register' | 'what the school can do without'

/** Years of retention of the school register after a child leaves; the law of a site may require more. */
const REGISTER_YEARS = 5

const DAYS_A_YEAR = 365.25

export function registerRetentionEnd(lastYearEnds: string): string {
  return addDays(lastYearEnds, Math.ceil(REGISTER_YEARS * DAYS_A_YEAR))
}

/**
 * Decides the extent of an erasure: everything for a child that was never enrolled; all but the register for a former
 * student; also not the care data for a current one.
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
