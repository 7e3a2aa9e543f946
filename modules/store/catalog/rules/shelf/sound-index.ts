import { begunSoundsOf, soundsOf } from '../sound-of.ts'
import { createSortedTexts } from './sorted-texts.ts'

/** Sounds that begin alike at most. */
const MOST_OF_BEGINNING = 200
/** Sounds of fewer letters begin too much. */
const SHORTEST = 3

/** Numbers of words, found by how a word sounds and by how one sounds that is not written to its end. */
export function createSoundIndex() {
  const texts: string[] = []
  const words = new Map<string, number[]>()
  const sorted = createSortedTexts(texts)
  const wordsOf = (sounds: readonly string[]): readonly number[] => [
    ...new Set(sounds.flatMap((sound) => words.get(sound) ?? [])),
  ]
  return {
    put(text: string, word: number): void {
      for (const sound of soundsOf(text)) {
        const alike = words.get(sound)
        if (alike) {
          alike.push(word)
          continue
        }
        words.set(sound, [word])
        sorted.add(texts.push(sound) - 1)
      }
    },
    soundingAs: (text: string) => wordsOf(soundsOf(text)),
    soundingFrom(begun: string): readonly number[] {
      const long = begunSoundsOf(begun).filter(({ length }) => length >= SHORTEST)
      const known = long.flatMap((sound) => sorted.startingWith(sound, MOST_OF_BEGINNING))
      return wordsOf(known.map((sound) => texts[sound] ?? ''))
    },
  }
}
