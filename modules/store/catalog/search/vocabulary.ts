import { withoutMarks } from './search-words.ts'
import { isNative, isTamil } from './romanise.ts'
import {
  areHomophones,
  hasHomophonePrefix,
  phoneticKeyPrefixes,
  phoneticKeys,
  editDistance,
  letterSet,
  mayBeNear,
} from './word-similarity.ts'

/** Limit of unsorted new texts; a scan of them is cheaper than sorting all. */
const MAX_UNSORTED = 2000

function createSortedTexts(texts: readonly string[]) {
  let sorted: number[] = []
  let unsorted: number[] = []
  const textOf = (number: number) => texts[number] ?? ''
  const byText = (left: number, right: number) => (textOf(left) < textOf(right) ? -1 : 1)

  const sortAll = () => {
    sorted = sorted.concat(unsorted).sort(byText)
    unsorted = []
  }

  const firstFrom = (prefix: string): number => {
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (textOf(sorted[middle] ?? 0) < prefix) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    add: (number: number): void => void unsorted.push(number),
    startingWith(prefix: string, most: number): readonly number[] {
      if (unsorted.length > MAX_UNSORTED) sortAll()
      const found = unsorted.filter((number) => textOf(number).startsWith(prefix))
      for (let place = firstFrom(prefix); place < sorted.length && found.length < most; place += 1) {
        const number = sorted[place] ?? 0
        if (!textOf(number).startsWith(prefix)) break
        found.push(number)
      }
      return found.slice(0, most)
    },
  }
}

const MAX_PREFIX_SOUNDS = 200
const MIN_LENGTH = 3

function createPhoneticIndex() {
  const texts: string[] = []
  const words = new Map<string, number[]>()
  const sorted = createSortedTexts(texts)
  const wordsOf = (sounds: readonly string[]): readonly number[] => [
    ...new Set(sounds.flatMap((sound) => words.get(sound) ?? [])),
  ]
  return {
    put(text: string, word: number): void {
      for (const sound of phoneticKeys(text)) {
        const alike = words.get(sound)
        if (alike) {
          alike.push(word)
          continue
        }
        words.set(sound, [word])
        sorted.add(texts.push(sound) - 1)
      }
    },
    soundingAs: (text: string) => wordsOf(phoneticKeys(text)),
    soundingFrom(begun: string): readonly number[] {
      const long = phoneticKeyPrefixes(begun).filter(({ length }) => length >= MIN_LENGTH)
      const known = long.flatMap((sound) => sorted.startingWith(sound, MAX_PREFIX_SOUNDS))
      return wordsOf(known.map((sound) => texts[sound] ?? ''))
    },
  }
}

/** Limit of words per prefix; a prefix with more matches is too short. */
const MAX_PREFIX_WORDS = 200

interface Near {
  readonly word: number
  readonly distance: number
}

export function createVocabulary() {
  const texts: string[] = []
  const letters: number[] = []
  const ofLength: number[][] = []
  const numbers = new Map<string, number>()
  const sounds = createPhoneticIndex()
  const sorted = createSortedTexts(texts)

  const addToLength = ({ length }: string, number: number) => {
    const alike = ofLength[length]
    if (alike) alike.push(number)
    else ofLength[length] = [number]
  }

  return {
    texts,
    numberOf(text: string): number {
      const known = numbers.get(text)
      if (known !== undefined) return known
      const number = texts.push(text) - 1
      numbers.set(text, number)
      letters.push(letterSet(text))
      addToLength(text, number)
      if (!/\d/.test(text)) sounds.put(text, number)
      sorted.add(number)
      return number
    },
    /** Returns -1 for an unknown word. */
    find: (text: string): number => numbers.get(text) ?? -1,
    startingWith: (prefix: string) => sorted.startingWith(prefix, MAX_PREFIX_WORDS),
    /** Matches by sound across scripts only; within a script, spelling is more exact. */
    phoneticMatches: (text: string) =>
      sounds.soundingAs(text).filter((number) => isSameAcross(text, texts[number] ?? '')),
    /** Excludes sounds that Tamil writes with one letter: 'shop' does not match சோப்பு. */
    homophonesAcrossScripts: (text: string) =>
      sounds.soundingAs(text).filter((number) => isHomophoneAcrossScripts(text, texts[number] ?? '')),
    /** Finds Hindi words that differ only by marks that are often omitted. */
    writtenLike(text: string): readonly number[] {
      if (!isNative(text)) return []
      const plain = withoutMarks(text)
      return sounds.soundingAs(text).filter((number) => withoutMarks(texts[number] ?? '') === plain)
    },
    soundingFrom: (begun: string) =>
      sounds.soundingFrom(begun).filter((number) => doesBeginAcross(begun, texts[number] ?? '')),
    /** Finds words of the same script that differ only in spelling of sounds. */
    homophonesWithinScript: (text: string) =>
      sounds.soundingAs(text).filter((number) => isSameWithin(text, texts[number] ?? '')),
    /** Returns the words with the smallest distance up to `most`, among those that `isIncluded` accepts. */
    near(text: string, most: number, isIncluded: (word: number) => boolean): readonly Near[] {
      const wanted = letterSet(text)
      let best = most
      let found: Near[] = []
      const consider = (word: number) => {
        if (!mayBeNear(wanted, letters[word] ?? 0, best) || !isIncluded(word)) return
        const distance = editDistance(text, texts[word] ?? '', best)
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
  return isTamil(one) || isTamil(other) || areHomophones(one, other)
}

function isHomophoneAcrossScripts(one: string, other: string): boolean {
  return isNative(one) !== isNative(other) && areHomophones(one, other)
}

function doesBeginAcross(begun: string, word: string): boolean {
  if (isNative(begun) === isNative(word)) return false
  return isTamil(begun) || isTamil(word) || hasHomophonePrefix(begun, word)
}

function isSameWithin(one: string, other: string): boolean {
  return isNative(one) === isNative(other) && areHomophones(one, other)
}
