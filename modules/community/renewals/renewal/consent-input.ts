import { consentPurposes } from '#community/students'

export type ConsentPurpose = (typeof consentPurposes)[number]

export interface ConsentChange {
  readonly purpose: ConsentPurpose
  readonly isGiven: boolean
}

function toPurpose(text: unknown): ConsentPurpose | undefined {
  return consentPurposes.find((purpose) => purpose === text)
}

const isYesOrNo = (value: unknown): boolean => value === 0 || value === 1 || typeof value === 'boolean'

/**
 * The purposes that a family gives consent to, of `{purpose: 1 | 0}`; null where something else came. A 0 says nothing:
 * an empty box may never have been shown, so nothing is withdrawn by it.
 */
export function parseConsents(value: unknown): readonly ConsentPurpose[] | null {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') return null
  const given: ConsentPurpose[] = []
  const entries: readonly (readonly [string, unknown])[] = Object.entries(value)
  for (const [name, answer] of entries) {
    const purpose = toPurpose(name)
    if (purpose === undefined || !isYesOrNo(answer)) return null
    if (answer === 1 || answer === true) given.push(purpose)
  }
  return given
}

/** The purposes whose consent a family withdraws by name; null where something else came. */
export function parseWithdrawals(value: unknown): readonly ConsentPurpose[] | null {
  if (value === null || value === undefined) return []
  if (!Array.isArray(value)) return null
  const named = value.map(toPurpose).filter((purpose) => purpose !== undefined)
  return named.length === value.length ? [...new Set(named)] : null
}
