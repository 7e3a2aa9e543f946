import { otherNumbers } from '../other-numbers.ts'
import { singled } from '../sound-of.ts'
import { distanceBetween, mayBeSlipOf, slipsIn } from './spelling-distance.ts'
import type { createVocabulary } from './vocabulary.ts'

type Vocabulary = ReturnType<typeof createVocabulary>

interface Guess {
  readonly text: string
  readonly distance: number
}

interface Near {
  readonly word: number
  readonly distance: number
}

/** Whether all letters of a word stand in another in their order, so that only some are missing. */
function isHeldBy(text: string, other: string): boolean {
  let at = 0
  for (const letter of other) if (letter === text[at]) at += 1
  return at >= text.length
}

/**
 * Words near to what somebody wrote who wanted the other number: 'towl' for 'towels'. Short words may only lack a letter, so
 * that 'shoes' are no 'shop'.
 */
function nearOtherNumber(vocabulary: Vocabulary, text: string, isThere: (word: number) => boolean) {
  if (text.length < 4) return []
  const isPlural = !text.endsWith('s')
  return otherNumbers(text).flatMap((other) => {
    const isShort = Math.min(text.length, other.length) < 5
    return vocabulary.near(other, slipsIn(text), (word) => {
      const meant = vocabulary.texts[word] ?? ''
      return meant.endsWith('s') === isPlural && (!isShort || isHeldBy(other, meant)) && isThere(word)
    })
  })
}

/** Words that are near but for letters that they double: 'tiffin' is one slip from 'tifn', for 'tifin' is none. */
function nearDoubled(
  vocabulary: Vocabulary,
  text: string,
  isThere: (word: number) => boolean,
): readonly Near[] {
  const most = slipsIn(text)
  const singledOf = (word: number) => singled(vocabulary.texts[word] ?? '')
  const distanceOf = (word: number) => distanceBetween(text, singledOf(word), most)
  const isDoubled = (word: number) => singledOf(word) !== vocabulary.texts[word]
  const near = vocabulary.near(
    text,
    most + 1,
    (word) => isDoubled(word) && distanceOf(word) <= most && isThere(word),
  )
  return near.map(({ word }) => ({ word, distance: distanceOf(word) }))
}

function nearest(near: readonly Near[]): readonly Near[] {
  const least = Math.min(...near.map(({ distance }) => distance))
  return near.filter(({ distance }) => distance === least)
}

/** What may be meant by a word that is not there: those that are said alike, or else those of the fewest slips. */
export function guessesFor(
  vocabulary: Vocabulary,
  text: string,
  isThere: (word: number) => boolean,
): readonly Guess[] {
  const textOf = (word: number) => vocabulary.texts[word] ?? ''
  const alike = vocabulary.saidLike(text).filter(isThere)
  if (alike.length > 0) return alike.map((word) => ({ text: textOf(word), distance: 0 }))
  const most = slipsIn(text)
  if (most === 0) return []
  const near = nearest([
    ...vocabulary.near(text, most, (word) => mayBeSlipOf(textOf(word), text) && isThere(word)),
    ...nearOtherNumber(vocabulary, text, isThere),
    ...(text.length > 3 ? nearDoubled(vocabulary, text, isThere) : []),
  ])
  return near.map(({ word, distance }) => ({ text: textOf(word), distance }))
}

function preferring(guesses: readonly Guess[], isBetter: (guess: Guess) => boolean): readonly Guess[] {
  const better = guesses.filter(isBetter)
  return better.length > 0 ? better : guesses
}

/**
 * Of guesses those of the fewest slips; of them those that begin alike, for few people miss the first letter; of them those
 * in which letters are only missing: 'towl' is rather 'towels' than 'tools'.
 */
export function likeliest(guesses: readonly Guess[], text: string): readonly Guess[] {
  const least = Math.min(...guesses.map(({ distance }) => distance))
  const likely = guesses.filter(({ distance }) => distance === least)
  const begun = preferring(likely, (guess) => guess.text[0] === text[0])
  return preferring(begun, (guess) => isHeldBy(text, guess.text))
}
