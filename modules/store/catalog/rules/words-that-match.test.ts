import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { optionText, optionValues, variantLabel } from './option-values.ts'
import { readAttributes, readValues } from './read-choices.ts'
import { romanise } from './romanise.ts'
import { distanceBetween, slipsIn } from './shelf/spelling-distance.ts'
import { soundOf } from './sound-of.ts'
import { synonymsIn } from './synonyms.ts'
import { rankOffers } from './winning-offer.ts'
import { wordsIn } from './words-in.ts'

test('words are taken out of a text without accents and marks, whatever their script', () => {
  expect(wordsIn('Café “Dīyā”, 5-litre — मिट्टी का दीया!')).toEqual([
    'cafe',
    'diya',
    '5',
    'litre',
    'मिट्टी',
    'का',
    'दीया',
  ])
})

test('Hindi and Tamil are written in Latin letters about as people do', () => {
  const pairs = {
    दीपक: 'diipak',
    साड़ी: 'saadii',
    விளக்கு: 'vilakku',
    பானை: 'paanai',
    கொடி: 'koti',
    pot: 'pot',
  }
  for (const [word, latin] of Object.entries(pairs)) expect(romanise(word)).toBe(latin)
})

test('spellings of one sound are one', () => {
  for (const [one, other] of [
    ['diya', 'दीया'],
    ['deepam', 'தீபம்'],
    ['vilakku', 'விளக்கு'],
    ['saree', 'சாரி'],
    ['sari', 'saree'],
    ['chulha', 'चूल्हा'],
    ['kurta', 'कुर्ता'],
    ['paanai', 'பானை'],
  ] as const)
    expect([one, soundOf(one)]).toEqual([one, soundOf(other)])
  expect(soundOf('lamp')).not.toBe(soundOf('lime'))
})

test('a slip is a letter too much, missing, wrong or in another place', () => {
  expect(
    ['waterr', 'wter', 'wadter', 'wtaer', 'matter'].map((word) => distanceBetween(word, 'water', 2)),
  ).toEqual([1, 1, 1, 1, 2])
  expect(distanceBetween('kitten', 'sitting', 2)).toBe(3)
  expect(['pot', '12345', 'lamp', 'terracotta'].map(slipsIn)).toEqual([0, 0, 1, 2])
  assert(
    property(string({ maxLength: 8 }), string({ maxLength: 8 }), (one, other) => {
      expect(distanceBetween(one, other, 9)).toBe(distanceBetween(other, one, 9))
      expect(distanceBetween(one, one, 9)).toBe(0)
    }),
  )
})

test('options are read however they are spaced, and written in one way', () => {
  expect(optionValues('Size:M|Colour :  Red | nothing | :')).toEqual([
    { option: 'Size', value: 'M' },
    { option: 'Colour', value: 'Red' },
  ])
  expect(optionText(optionValues('Size:M|Colour :  Red'))).toBe('Size: M | Colour: Red')
  expect(variantLabel('Size: M | Colour: Red')).toBe('M, Red')
  expect([optionText([]), variantLabel(null)]).toEqual([null, ''])
})

test('choices come as lists, as JSON or with commas, and nonsense is nothing', () => {
  expect([['a', 'b', 'a', 7], '["a","b"]', 'a, b'].map(readValues)).toEqual([
    ['a', 'b'],
    ['a', 'b'],
    ['a', 'b'],
  ])
  expect([null, '[', { a: 1 }, 5].map(readValues)).toEqual([[], [], [], []])
  expect([...readAttributes('{"Size":"M,L","Colour":[]}')]).toEqual([['Size', ['M', 'L']]])
  expect([null, '[1]', 'x', [1]].map((given) => readAttributes(given).size)).toEqual([0, 0, 0, 0])
})

test('synonyms go both ways, and lists that share a word are joined', () => {
  const same = synonymsIn(['Lamp, Diya', 'diya,vilakku'])
  expect(same.get('lamp')).toEqual(['diya'])
  expect(same.get('diya')).toEqual(['lamp', 'vilakku'])
})

const offer = {
  ...{ variant: 'v', business: 'BS-2', business_name: 'B', business_rating: 4, is_own: false },
  ...{ price: 100, compare_at_price: null, available: null },
} as const

test('an offer wins by being there, then by its price, its owner, its rating', () => {
  const winner = (...rivals: readonly object[]) => {
    const { ranked, wonBy } = rankOffers(rivals.map((rival) => ({ ...offer, ...rival })))
    return [ranked[0]?.business, wonBy]
  }
  expect(winner({})).toEqual(['BS-2', 'only'])
  expect(winner({ available: 0, price: 1 }, { business: 'BS-9', available: 3 })).toEqual(['BS-9', 'in_stock'])
  expect(winner({}, { business: 'BS-9', price: 99 })).toEqual(['BS-9', 'price'])
  expect(winner({ business_rating: 5 }, { business: 'BS-9', is_own: true })).toEqual(['BS-9', 'own'])
  expect(winner({ business_rating: null }, { business: 'BS-9' })).toEqual(['BS-9', 'rating'])
  expect(winner({}, { business: 'BS-1' })).toEqual(['BS-1', 'order'])
  expect(rankOffers([]).wonBy).toBe('only')
})
