import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountInWords, englishNumber, hindiNumber, tamilNumber } from './amount-in-words.ts'

test.each([
  [500_00, 'Rupees five hundred only', 'पाँच सौ रुपये मात्र', 'ரூபாய் ஐந்நூறு மட்டும்'],
  [1_00, 'Rupee one only', 'एक रुपया मात्र', 'ரூபாய் ஒன்று மட்டும்'],
  [4_50, 'Rupees four and paise fifty only', 'चार रुपये पचास पैसे मात्र', 'ரூபாய் நான்கு மற்றும் பைசா ஐம்பது மட்டும்'],
  [
    123_405_00,
    'Rupees one lakh twenty-three thousand four hundred and five only',
    'एक लाख तेईस हज़ार चार सौ पाँच रुपये मात्र',
    'ரூபாய் ஒரு லட்சத்து இருபத்துமூன்றாயிரத்து நானூற்று ஐந்து மட்டும்',
  ],
])('Writes %i minor units in words in three languages', (minor, ...expected) => {
  expect((['en', 'hi', 'ta'] as const).map((language) => amountInWords(minor, language))).toEqual(expected)
})

test.each([
  [11, 'பதினொன்று'],
  [91, 'தொண்ணூற்றொன்று'],
  [101, 'நூற்று ஒன்று'],
  [900, 'தொள்ளாயிரம்'],
  [999, 'தொள்ளாயிரத்து தொண்ணூற்றொன்பது'],
  [1000, 'ஆயிரம்'],
  [1800, 'ஆயிரத்து எண்ணூறு'],
  [1801, 'ஆயிரத்து எண்ணூற்று ஒன்று'],
  [11_000, 'பதினோராயிரம்'],
  [21_000, 'இருபத்தோராயிரம்'],
  [90_000, 'தொண்ணூறாயிரம்'],
  [25_500, 'இருபத்தைந்தாயிரத்து ஐந்நூறு'],
  [2_100_000, 'இருபத்தொரு லட்சம்'],
  [10_000_000, 'ஒரு கோடி'],
  [12_000_001, 'ஒரு கோடியே இருபது லட்சத்து ஒன்று'],
  [1_000_000_000_000, 'ஒரு லட்சம் கோடி'],
])('Writes %i in Tamil words', (number, words) => {
  expect(tamilNumber(number)).toBe(words)
})

test.each([
  [99, 'निन्यानवे'],
  [100, 'एक सौ'],
  [1_050, 'एक हज़ार पचास'],
  [30_000_000, 'तीन करोड़'],
])('Writes %i in Hindi words', (number, words) => {
  expect(hindiNumber(number)).toBe(words)
})

test('Writes the largest exact amount in words', () => {
  expect(amountInWords(Number.MAX_SAFE_INTEGER, 'en')).toBe(
    'Rupees ninety lakh seven thousand one hundred and ninety-nine crore twenty-five lakh forty-seven thousand ' +
      'four hundred and nine and paise ninety-one only',
  )
})

test('No two numbers have the same words, and none lacks a word', () => {
  const number = fc.integer({ min: 1, max: 999_999_999 })
  fc.assert(
    fc.property(number, number, (one, other) => {
      for (const spellNumber of [englishNumber, hindiNumber, tamilNumber]) {
        expect(spellNumber(one)).toMatch(/^\S+( \S+)*$/)
        expect(spellNumber(one) === spellNumber(other)).toBe(one === other)
      }
    }),
  )
})
