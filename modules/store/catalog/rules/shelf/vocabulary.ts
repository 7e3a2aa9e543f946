import { isNative } from '../romanise.ts'
import { soundOf } from '../sound-of.ts'
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
  const numbers = new Map<string, number>()
  const sounds = new Map<string, number[]>()
  const sorted = createSortedTexts(texts)

  const keepSound = (text: string, number: number) => {
    const sound = soundOf(text)
    const alike = sounds.get(sound)
    if (alike) alike.push(number)
    else sounds.set(sound, [number])
  }

  return {
    texts,
    numberOf(text: string): number {
      const known = numbers.get(text)
      if (known !== undefined) return known
      const number = texts.push(text) - 1
      numbers.set(text, number)
      letters.push(lettersOf(text))
      if (!/\d/.test(text)) keepSound(text, number)
      sorted.add(number)
      return number
    },
    /** -1 for a word that was never met. */
    find: (text: string): number => numbers.get(text) ?? -1,
    startingWith: (prefix: string) => sorted.startingWith(prefix, MOST_OF_PREFIX),
    /** Words of the other script that sound the same; in one script spelling tells words apart better. */
    soundingLike(text: string): readonly number[] {
      const isOther = isNative(text) ? isNotNative : isNative
      return (sounds.get(soundOf(text)) ?? []).filter((number) => isOther(texts[number] ?? ''))
    },
    /** The words of the least distance within `most`, of those that `isThere`. */
    near(text: string, most: number, isThere: (word: number) => boolean): readonly Near[] {
      const wanted = lettersOf(text)
      let best = most
      let found: Near[] = []
      for (let word = 0; word < texts.length; word += 1) {
        const other = texts[word] ?? ''
        if (Math.abs(other.length - text.length) > best) continue
        if (!mayBeNear(wanted, letters[word] ?? 0, best) || !isThere(word)) continue
        const distance = distanceBetween(text, other, best)
        if (distance > best) continue
        if (distance < best) found = []
        best = distance
        found.push({ word, distance })
      }
      return found
    },
  }
}

function isNotNative(word: string): boolean {
  return !isNative(word)
}
