import { expect, test } from 'vitest'
import { inEnglish, sentence, spoken, term } from './sentence.ts'

const tamil: Record<string, string> = {
  'Could not find {0}: {1}': '{1} என்ற {0} கிடைக்கவில்லை',
  City: 'நகரம்',
  Home: 'முகப்பு',
}
const word = (source: string) => tamil[source] ?? source

test('a sentence keeps its values apart from its words', () => {
  const said = sentence`Could not find ${term('City')}: ${'Home'}`
  expect(said.source).toBe('Could not find {0}: {1}')
  expect(inEnglish(said)).toBe('Could not find City: Home')
})

test('a language has its own order, translates terms and leaves what people wrote', () => {
  expect(spoken(sentence`Could not find ${term('City')}: ${'Home'}`, word)).toBe('Home என்ற நகரம் கிடைக்கவில்லை')
})

test('what a value holds is never read as a place', () => {
  expect(inEnglish(sentence`${'{1}'} and ${'{0}'}`)).toBe('{1} and {0}')
})

test('what a language has no words for is said as it was written', () => {
  expect(spoken('Something else', word)).toBe('Something else')
})
