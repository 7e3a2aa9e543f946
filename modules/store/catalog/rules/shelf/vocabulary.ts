import { isNative, isTamil } from '../romanise.ts'
import { areSaidAlike, soundsOf } from '../sound-of.ts'
import { createSortedTexts } from './sorted-texts.ts'
import { distanceBetween, lettersOf, mayBeNear } from './spelling-distance.ts'

/** Words of a prefix at most; a beginning that fits more is no beginning yet. */
const MOST_OF_PREFIX = 200

interface Near {
  readonly word: number
  readonly distance: number
}

/** Words under numbers, found by themselves, their beginning, their sound or a spelling that is near. */
export function createVocabulary() {
  const texts: string[] = []
  const letters: number[] = []
  const ofLength: number[][] = []
  const numbers = new Map<string, number>()
  const sounds = new Map<string, number[]>()
  const sorted = createSortedTexts(texts)

  const keepLength = ({ length }: string, number: number) => {
    const alike = ofLength[length]
    if (alike) alike.push(number)
    else ofLength[length] = [number]
  }
  const keepSounds = (text: string, number: number) => {
    for (const sound of soundsOf(text)) {
      const alike = sounds.get(sound)
      if (alike) alike.push(number)
      else sounds.set(sound, [number])
    }
  }
  const soundingAs = (text: string): readonly number[] => [
    ...new Set(soundsOf(text).flatMap((sound) => sounds.get(sound) ?? [])),
  ]

  return {
    texts,
    numberOf(text: string): number {
      const known = numbers.get(text)
      if (known !== undefined) return known
      const number = texts.push(text) - 1
      numbers.set(text, number)
      letters.push(lettersOf(text))
      keepLength(text, number)
      if (!/\d/.test(text)) keepSounds(text, number)
      sorted.add(number)
      return number
    },
    /** -1 for a word that was never met. */
    find: (text: string): number => numbers.get(text) ?? -1,
    startingWith: (prefix: string) => sorted.startingWith(prefix, MOST_OF_PREFIX),
    /** Words of the other script that sound the same; in one script spelling tells words apart better. */
    soundingLike: (text: string) =>
      soundingAs(text).filter((number) => isSameAcross(text, texts[number] ?? '')),
    /** Words of the same script that are the same but for how their sounds are written. */
    saidLike: (text: string) => soundingAs(text).filter((number) => isSameWithin(text, texts[number] ?? '')),
    /** The words of the least distance within `most`, of those that `isThere`. */
    near(text: string, most: number, isThere: (word: number) => boolean): readonly Near[] {
      const wanted = lettersOf(text)
      let best = most
      let found: Near[] = []
      const consider = (word: number) => {
        if (!mayBeNear(wanted, letters[word] ?? 0, best) || !isThere(word)) return
        const distance = distanceBetween(text, texts[word] ?? '', best)
        if (distance > best) return
        if (distance < best) found = []
        best = distance
        found.push({ word, distance })
      }
      for (let length = Math.max(1, text.length - most); length <= text.length + most; length += 1)
        for (const word of ofLength[length] ?? []) consider(word)
      return found
    },
  }
}

function isSameAcross(one: string, other: string): boolean {
  if (isNative(one) === isNative(other)) return false
  return isTamil(one) || isTamil(other) || areSaidAlike(one, other)
}

function isSameWithin(one: string, other: string): boolean {
  return isNative(one) === isNative(other) && areSaidAlike(one, other)
}
