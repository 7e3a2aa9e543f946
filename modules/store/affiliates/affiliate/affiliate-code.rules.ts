/** Consonants and vowels that no other sounds or looks like, so that a code can be spoken and written down. */
const CONSONANTS = 'BDFGHKMNPRTW'

const VOWELS = 'AEU'

const DIGITS = '2346789'

const SYLLABLES = 3

const MIN_LENGTH = 4

export const MAX_CODE_LENGTH = 20

const pick = (letters: string, random: () => number): string => letters[random() % letters.length] ?? ''

/** Returns a code like 'TAMUBE47'; `random` returns integers from 0. */
export function createAffiliateCode(random: () => number): string {
  const syllables = Array.from(
    { length: SYLLABLES },
    () => pick(CONSONANTS, random) + pick(VOWELS, random),
  ).join('')
  return syllables + pick(DIGITS, random) + pick(DIGITS, random)
}

/** Returns a code as it is stored: people type small letters, spaces and hyphens. */
export const normalizeAffiliateCode = (typed: string): string => typed.toUpperCase().replace(/[^0-9A-Z]/g, '')

/** True for a code that the office may choose: without 0, 1, I, L and O, which are mistaken for each other. */
export const isAffiliateCode = (code: string): boolean =>
  code.length >= MIN_LENGTH && code.length <= MAX_CODE_LENGTH && /^[2-9A-HJKMNP-Z]+$/.test(code)
