import { wordsIn } from '#meta'

/** Words of a question that are looked for at most. */
const MOST_WORDS = 6
/** Fewer letters of a Latin word say nothing. */
const SHORTEST = 3

/** Words that join others and are in every text. */
const joining: ReadonlySet<string> = new Set([
  ...['the', 'and', 'for', 'how', 'what', 'where', 'when', 'with', 'from', 'your', 'you', 'are', 'can'],
  ...['का', 'की', 'के', 'को', 'में', 'से', 'और', 'है', 'हैं', 'क्या', 'कैसे', 'மற்றும்', 'என்ன', 'எப்படி'],
])

const isLatin = (word: string) => /^[a-z\d]+$/.test(word)

/**
 * The part of a word that its forms share: 'polic' of policy and policies, பட்டம of பட்டம் and பட்டமும். Short words stay
 * as they are.
 */
function stemOf(word: string): string {
  if (isLatin(word))
    return word.length > SHORTEST && !word.endsWith('ss') ? word.replace(/(?:ies|[sy])$/, '') : word
  const letters = [...word]
  const last = letters.findLastIndex((letter) => !/\p{M}/u.test(letter))
  const stem = letters.slice(0, last + 1).join('')
  return stem.length < 2 ? word : stem
}

/** What is looked for in texts, by the beginnings of their words. */
export function searchStems(text: string): readonly string[] {
  const words = wordsIn(text)
  const telling = words.filter(
    (word) => !joining.has(word) && (word.length >= SHORTEST || !isLatin(word)) && word.length > 1,
  )
  return [...new Set(telling.map(stemOf))].slice(0, MOST_WORDS)
}
