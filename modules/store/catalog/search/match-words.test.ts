import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { wordsIn } from '#meta'
import { pluralForms } from './search-words.ts'
import { parseAttributeFacets, parseFacetValues } from '../product-list/get-products.ts'
import { romanisations, romanise } from './romanise.ts'
import { searchIndex, createWordIndex, createSynonyms } from './search-index.ts'
import { editDistance, isPlausibleTypo, maxTypos, areHomophones, phoneticKeys } from './word-similarity.ts'
import { rankOffers } from '../product/product-page.ts'

test('Extracts words without accents and marks in any script', () => {
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

test('Transliterates Hindi and Tamil into common Latin spelling', () => {
  const pairs = {
    दीपक: 'diipak',
    साड़ी: 'saarii',
    मटका: 'matkaa',
    शहद: 'shahad',
    बर्तन: 'bartan',
    बचपन: 'bachpan',
    लड्डू: 'ladduu',
    விளக்கு: 'vilakku',
    பானை: 'paanai',
    கொடி: 'koti',
    pot: 'pot',
  }
  for (const [word, latin] of Object.entries(pairs)) expect(romanise(word)).toBe(latin)
})

test('Reads ड as a flap too where it may be one, with or without its dot', () => {
  expect(['साड़ी', 'साडी', 'डिब्बा', 'लड्डू', 'अंडा'].map(romanisations)).toEqual([
    ['saarii', 'saadii'],
    ['saadii', 'saarii'],
    ['dibbaa'],
    ['ladduu'],
    ['andaa'],
  ])
})

test('Gives spellings of one sound the same phonetic key', () => {
  for (const [one, other] of [
    ['diya', 'दीया'],
    ['deepam', 'தீபம்'],
    ['vilakku', 'விளக்கு'],
    ['saree', 'சாரி'],
    ['sari', 'saree'],
    ['chulha', 'चूल्हा'],
    ['kurta', 'कुर्ता'],
    ['paanai', 'பானை'],
    ['thaen', 'தேன்'],
    ['matka', 'मटका'],
    ['mithai', 'मिठाई'],
    ['kitab', 'किताब'],
    ['chai', 'चाय'],
    ['lamba', 'लंबा'],
  ] as const)
    expect([one, phoneticKeys(one)]).toEqual([one, phoneticKeys(other)])
  for (const typed of ['saree', 'sari', 'saadi'])
    expect(phoneticKeys('साड़ी')).toEqual(expect.arrayContaining([...phoneticKeys(typed)]))
  expect(phoneticKeys('lamp')).not.toEqual(phoneticKeys('lime'))
})

test('Longer vowel spellings match phonetically, and other consonants do not', () => {
  expect(areHomophones('kitaab', 'kitab')).toBe(true)
  expect(areHomophones('deeyaa', 'diya')).toBe(true)
  expect(areHomophones('साड़ी', 'sari')).toBe(true)
  expect(areHomophones('साड़ी', 'carry')).toBe(false)
  expect(areHomophones('bat', 'pad')).toBe(false)
})

test('Derives singulars from plurals and plurals from singulars, and nothing for other words', () => {
  const words = ['towels', 'towel', 'boxes', 'box', 'berries', 'berry', 'glass', 'मटका', 'a5']
  expect(words.map((word) => pluralForms(word)[0] ?? null)).toEqual([
    ...['towel', 'towels', 'box', 'boxes', 'berry', 'berries', 'glasses', 'मटके', null],
  ])
})

test('Recognises other forms of a Hindi or Tamil word, and spellings without optional marks', () => {
  for (const [one, other] of [
    ['घड़े', 'घड़ा'],
    ['पतंगें', 'पतंग'],
    ['किताबों', 'किताब'],
    ['साड़ियाँ', 'साड़ी'],
    ['साड़ी', 'साड़ियाँ'],
    ['பட்டங்கள்', 'பட்டம்'],
    ['பட்டம்', 'பட்டங்கள்'],
    ['பானைகள்', 'பானை'],
    ['காகிதம்', 'காகிதப்'],
  ] as const)
    expect([one, pluralForms(one)]).toEqual([one, expect.arrayContaining([other])])
  expect(['का', 'தேன்', 'विज्ञान'].map(pluralForms)).toEqual([[], [], []])
  const index = createWordIndex()
  index.put(0, { title: wordsIn('कागज़ की पाँच पतंगें'), others: [] })
  const isFound = (text: string) =>
    searchIndex(index, text, { synonyms: createSynonyms([]), isAsWritten: false }).scores.has(0)
  expect(['कागज', 'पांच', 'पतंग', 'घर'].map(isFound)).toEqual([true, true, true, false])
})

test('Counts an extra, missing, wrong or moved letter as one typo', () => {
  expect(
    ['waterr', 'wter', 'wadter', 'wtaer', 'matter'].map((word) => editDistance(word, 'water', 2)),
  ).toEqual([1, 1, 1, 1, 2])
  expect(editDistance('kitten', 'sitting', 2)).toBe(3)
  expect(['pot', '12345', 'lamp', 'terracotta'].map(maxTypos)).toEqual([1, 0, 1, 2])
  expect(maxTypos('a5')).toBe(0)
  assert(
    property(string({ maxLength: 8 }), string({ maxLength: 8 }), (one, other) => {
      expect(editDistance(one, other, 9)).toBe(editDistance(other, one, 9))
      expect(editDistance(one, one, 9)).toBe(0)
    }),
  )
})

test('A three-letter word tolerates only one missing letter, and not the first', () => {
  expect(['lamp', 'lime', 'lim', 'clmp'].map((meant) => isPlausibleTypo(meant, 'lmp'))).toEqual([
    ...[true, true, false, false],
  ])
})

test('Parses choices from lists, JSON or comma-separated text, and ignores invalid input', () => {
  expect([['a', 'b', 'a', 7], '["a","b"]', 'a, b'].map((value) => parseFacetValues(value))).toEqual([
    ['a', 'b'],
    ['a', 'b'],
    ['a', 'b'],
  ])
  expect([null, '[', { a: 1 }, 5].map((value) => parseFacetValues(value))).toEqual([[], [], [], []])
  expect([...parseAttributeFacets('{"Size":"M,L","Colour":[]}')]).toEqual([['Size', ['M', 'L']]])
  expect([null, '[1]', 'x', [1]].map((given) => parseAttributeFacets(given).size)).toEqual([0, 0, 0, 0])
})

test('Synonyms work in both directions, and lists that share a word are merged', () => {
  const synonyms = createSynonyms(['Lamp, Diya', 'diya,vilakku'])
  expect(synonyms.of('lamp')).toEqual(['diya'])
  expect(synonyms.of('diya')).toEqual(['lamp', 'vilakku'])
})

test('Synonyms match in another script and number', () => {
  const synonyms = createSynonyms(['pot, matka', 'book, kitab'])
  expect(synonyms.of('मटका')).toEqual(['pot', 'matka'])
  expect(synonyms.of('books')).toEqual(['book', 'kitab'])
  expect(synonyms.of('कमल')).toEqual([])
})

const offer = {
  ...{ variant: 'v', business: 'BS-2', business_name: 'B', business_rating: 4, is_own: false },
  ...{ price: 100, compare_at_price: null, available: null, back_order: null },
} as const

test('The featured offer is chosen by availability, then price, owner and rating', () => {
  const winner = (...rivals: readonly object[]) => {
    const { ranked, featuredReason } = rankOffers(rivals.map((rival) => ({ ...offer, ...rival })))
    return [ranked[0]?.business, featuredReason]
  }
  expect(winner({})).toEqual(['BS-2', 'only'])
  expect(winner({ available: 0, price: 1 }, { business: 'BS-9', available: 3 })).toEqual(['BS-9', 'in_stock'])
  expect(winner({}, { business: 'BS-9', price: 99 })).toEqual(['BS-9', 'price'])
  expect(winner({ business_rating: 5 }, { business: 'BS-9', is_own: true })).toEqual(['BS-9', 'own'])
  expect(winner({ business_rating: null }, { business: 'BS-9' })).toEqual(['BS-9', 'rating'])
  expect(winner({}, { business: 'BS-1' })).toEqual(['BS-1', 'order'])
  expect(rankOffers([]).featuredReason).toBe('only')
})
