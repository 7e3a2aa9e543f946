import { consentPurposes } from '#community/students'

export type ConsentPurpose = (typeof consentPurposes)[number]

export interface ConsentSaid {
  readonly purpose: ConsentPurpose
  readonly isGiven: boolean
}

function asPurpose(text: string): ConsentPurpose | undefined {
  return consentPurposes.find((purpose) => purpose === text)
}

const isAnswer = (value: unknown): boolean => value === 0 || value === 1 || typeof value === 'boolean'

/** What a family says to each purpose, of `{purpose: 1 | 0}`; null where something else came. */
export function readConsents(value: unknown): readonly ConsentSaid[] | null {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') return null
  const said: ConsentSaid[] = []
  const entries: readonly (readonly [string, unknown])[] = Object.entries(value)
  for (const [name, given] of entries) {
    const purpose = asPurpose(name)
    if (purpose === undefined || !isAnswer(given)) return null
    said.push({ purpose, isGiven: given === 1 || given === true })
  }
  return said
}
