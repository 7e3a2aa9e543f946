import { createHash } from 'node:crypto'

/** What tells a child from another as far as a form can. */
export interface StudentIdentity {
  readonly first: string
  readonly last: string | null
  /** 'YYYY-MM-DD'. */
  readonly born: string
  readonly gender: string | null
}

/** Letters alone, small and without marks: 'Kávya-Śri ' and 'kavyasri' are one. */
export function normalizeName(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Script=Inherited}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '')
}

/** Names shorter than this must be the same to the letter. */
const SHORTEST_FUZZY = 4

/** Whether one slip of the pen makes one text of the other: a letter more, fewer, another, or two changed over. */
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

/** An initial stands for every name that begins with it, and a name that is not there for any. */
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
 * Whether two registrations may be of one child: born on one day, not of two genders, and called alike, also with the
 * names changed over. It is a question to the office, never an answer.
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
 * The same for every registration of one child that is written in the same way: what the database keeps from being
 * enrolled twice in a year. Whom the office has found to be another child has a key of his own.
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
