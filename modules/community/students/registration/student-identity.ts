import { createHash } from 'node:crypto'

export interface StudentIdentity {
  readonly first: string
  readonly last: string | null
  /** 'YYYY-MM-DD'. */
  readonly born: string
  readonly gender: string | null
}

export function normalizeName(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Script=Inherited}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '')
}

/** Minimum length of names for fuzzy comparison; shorter ones must be equal. */
const SHORTEST_FUZZY = 4

/** True when one insertion, deletion, substitution or transposition makes the texts equal. */
export function isWithinOneEdit(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [[...one], [...other]] : [[...other], [...one]]
  if (long.length - short.length > 1) return false
  const first = short.findIndex((letter, index) => letter !== long[index])
  if (first === -1) return true
  const rest = (letters: readonly string[], from: number) => letters.slice(from).join('')
  if (short.length < long.length) return rest(short, first) === rest(long, first + 1)
  if (rest(short, first + 1) === rest(long, first + 1)) return true
  const areSwapped = short[first] === long[first + 1] && short[first + 1] === long[first]
  return areSwapped && rest(short, first + 2) === rest(long, first + 2)
}

function isSimilarName(one: string, other: string): boolean {
  if (one === other) return true
  return Math.min(one.length, other.length) >= SHORTEST_FUZZY && isWithinOneEdit(one, other)
}

/** True for an initial that matches, and for a missing last name. */
function isCompatibleLastName(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  return short.length <= 2 ? long.startsWith(short) : isSimilarName(short, long)
}

interface NormalizedNames {
  readonly first: string
  readonly last: string
}

const normalizeNames = ({ first, last }: StudentIdentity): NormalizedNames => ({
  first: normalizeName(first),
  last: normalizeName(last ?? ''),
})

function areNamesSwapped(one: NormalizedNames, other: NormalizedNames): boolean {
  if (one.last === '' || other.last === '') return false
  return isSimilarName(one.first, other.last) && isSimilarName(one.last, other.first)
}

/**
 * True for registrations that may be of the same child: equal birth date, no different gender, similar names, possibly
 * swapped. The office decides.
 */
export function isPossibleDuplicate(one: StudentIdentity, other: StudentIdentity): boolean {
  const hasOtherGender = one.gender !== null && other.gender !== null && one.gender !== other.gender
  if (one.born !== other.born || hasOtherGender) return false
  const [left, right] = [normalizeNames(one), normalizeNames(other)]
  const isSame = isSimilarName(left.first, right.first) && isCompatibleLastName(left.last, right.last)
  return isSame || areNamesSwapped(left, right)
}

interface Child {
  readonly student_first_name: string
  readonly student_last_name: string | null
  readonly student_date_of_birth: string
  readonly duplicate_check: string | null
  readonly name: string
}

/**
 * Returns a key that is unique per child, so that the database refuses a second enrolment in a year. A child that the
 * office found to be different has its own key.
 */
export function childKey(child: Child): string {
  const { student_first_name, student_last_name, student_date_of_birth, duplicate_check, name } = child
  const parts = [
    normalizeName(student_first_name),
    normalizeName(student_last_name ?? ''),
    student_date_of_birth,
  ]
  const own = duplicate_check === 'another child' ? [name] : []
  return createHash('sha256')
    .update(JSON.stringify([...parts, ...own]))
    .digest('hex')
}
