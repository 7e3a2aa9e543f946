/** What tells a child from another as far as a form can. */
export interface ChildName {
  readonly first: string
  readonly last: string | null
  /** 'YYYY-MM-DD'. */
  readonly born: string
  readonly gender: string | null
}

/** Letters alone, small and without marks: 'Kávya-Śri ' and 'kavyasri' are one. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Script=Inherited}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '')
}

/** Names shorter than this must be the same to the letter. */
const SHORTEST_FUZZY = 4

/** Whether one slip of the pen makes one text of the other: a letter more, fewer, another, or two changed over. */
export function isOneSlipAway(one: string, other: string): boolean {
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

function isAlike(one: string, other: string): boolean {
  if (one === other) return true
  return Math.min(one.length, other.length) >= SHORTEST_FUZZY && isOneSlipAway(one, other)
}

/** An initial stands for every name that begins with it, and a name that is not there for any. */
function mayBeLast(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  return short.length <= 2 ? long.startsWith(short) : isAlike(short, long)
}

interface Folded {
  readonly first: string
  readonly last: string
}

const foldedNames = ({ first, last }: ChildName): Folded => ({
  first: folded(first),
  last: folded(last ?? ''),
})

function areChangedOver(one: Folded, other: Folded): boolean {
  if (one.last === '' || other.last === '') return false
  return isAlike(one.first, other.last) && isAlike(one.last, other.first)
}

/**
 * Whether two registrations may be of one child: born on one day, not of two genders, and called alike, also with the
 * names changed over. It is a question to the office, never an answer.
 */
export function isMaybeSame(one: ChildName, other: ChildName): boolean {
  const areTwo = one.gender !== null && other.gender !== null && one.gender !== other.gender
  if (one.born !== other.born || areTwo) return false
  const [left, right] = [foldedNames(one), foldedNames(other)]
  const isSame = isAlike(left.first, right.first) && mayBeLast(left.last, right.last)
  return isSame || areChangedOver(left, right)
}
