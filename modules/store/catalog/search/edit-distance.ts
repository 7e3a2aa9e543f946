import { elementOrZero } from './element-or-zero.ts'

/** The letters of a word as a set of 32: two words that share few of them cannot be near. */
export function letterSet(word: string): number {
  let letters = 0
  for (let place = 0; place < word.length; place += 1) letters |= 1 << (word.charCodeAt(place) & 31)
  return letters
}

/** Adds the bits up in pairs, in fours and in bytes: words are gone through by the ten thousand. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** A slip changes two letters of the sets at most: one that is there too much, and one that is missing. */
export function mayBeNear(left: number, right: number, distance: number): boolean {
  return countBits(left ^ right) <= 2 * distance
}

/** The row of the table of distances after `previous`, which is after `before`; `row` letters of the left word are in it. */
function nextRow(
  [left, right]: readonly [string, string],
  row: number,
  [previous, before]: readonly [readonly number[], readonly number[]],
): readonly number[] {
  const current = [row]
  for (let column = 1; column <= right.length; column += 1) {
    const isSame = left[row - 1] === right[column - 1]
    const added = Math.min(elementOrZero(previous, column), elementOrZero(current, column - 1)) + 1
    const changed = elementOrZero(previous, column - 1) + (isSame ? 0 : 1)
    const isSwapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]
    const swapped = isSwapped && row > 1 && column > 1 ? elementOrZero(before, column - 2) + 1 : Infinity
    current.push(Math.min(added, changed, swapped))
  }
  return current
}

/**
 * How many slips make one word the other: a letter too much, missing, wrong, or two that changed places. Answers `most + 1`
 * for everything beyond `most`.
 */
export function editDistance(left: string, right: string, most: number): number {
  let before: readonly number[] = []
  let previous: readonly number[] = Array.from({ length: right.length + 1 }, (_, place) => place)
  for (let row = 1; row <= left.length; row += 1) {
    const current = nextRow([left, right], row, [previous, before])
    if (Math.min(...current) > most) return most + 1
    before = previous
    previous = current
  }
  return Math.min(elementOrZero(previous, right.length), most + 1)
}

/** Slips that are forgiven: none in the shortest words, where each letter says much. */
export function maxTypos(word: string): number {
  if (word.length < 3 || /^\d+$/.test(word)) return 0
  return word.length < 7 ? 1 : 2
}

/** Letters of words up to here are not taken for others: 'soap' is a word of its own and no 'snap'. */
const SHORT = 4

const sortedLetters = (word: string) => [...word].toSorted().join('')

/**
 * Three letters may only lack one, and not the first: 'lmp' is 'lamp', and 'pot' is neither 'top' nor 'spot'. Of four, one
 * may be missing, too much or in another place.
 */
export function isPlausibleTypo(meant: string, written: string): boolean {
  if (written.length > SHORT) return true
  if (written.length < SHORT) return meant.length === SHORT && meant[0] === written[0]
  return meant.length !== SHORT || sortedLetters(meant) === sortedLetters(written)
}
