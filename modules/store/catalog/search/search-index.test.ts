import { expect, test } from 'vitest'
import { wordsIn } from '#meta'
import { createSynonyms, searchIndex, createWordIndex } from './search-index.ts'
import { isPlausibleTypo } from './word-similarity.ts'

const titles = [
  ...['Handloom towels', 'Agal lamps', 'Water pot', 'Cotton saree', 'Hills honey', 'Steel tiffin'],
  ...[
    'Pencil box',
    'Five books',
    'Kadalai mittai',
    'Seven bowls',
    'Steel vessels',
    'Carry bag',
    'Paper kite',
  ],
  ...['Tools', 'A pot of books', 'Ink pad', 'Asha shop', 'Spinning top', 'कपड़ा'],
]

const synonyms = createSynonyms([
  ...['lamp, diya', 'saree, sari', 'pot, matka', 'tiffin, lunchbox', 'honey, shahad'],
  ...['book, kitab', 'vessel, bartan'],
])

const index = createWordIndex()
for (const [product, title] of titles.entries()) index.put(product, { title: wordsIn(title), others: [] })

function found(text: string): readonly string[] {
  const scores = [...searchIndex(index, text, { synonyms, isAsWritten: false }).scores]
  return scores.sort((left, right) => right[1] - left[1]).map(([product]) => titles[product] ?? '')
}

const correction = (text: string) => searchIndex(index, text, { synonyms, isAsWritten: false }).correctedTo

test('A synonym matches in another script, in another number and after a typo', () => {
  const meant = {
    मटका: ['Water pot', 'A pot of books'],
    साड़ी: ['Cotton saree'],
    साडी: ['Cotton saree'],
    शहद: ['Hills honey'],
    किताब: ['Five books', 'A pot of books'],
    kitaab: ['Five books', 'A pot of books'],
    बर्तन: ['Steel vessels'],
    diyaa: ['Agal lamps'],
    deeyaa: ['Agal lamps'],
    मिठाई: ['Kadalai mittai'],
  }
  for (const [text, expected] of Object.entries(meant)) expect([text, found(text)]).toEqual([text, expected])
})

test('A Hindi flap matches d and r', () => {
  expect([found('kapda'), found('kapra')]).toEqual([['कपड़ा'], ['कपड़ा']])
})

test('A partly typed Hindi word matches words that sound like its beginning', () => {
  const both = createWordIndex()
  for (const [product, title] of ['Cotton saree', 'A sad bird', 'Water pot', 'Tin'].entries())
    both.put(product, { title: wordsIn(title), others: [] })
  const first = (text: string) =>
    [...searchIndex(both, text, { synonyms, isAsWritten: false }).scores].sort(
      (left, right) => right[1] - left[1],
    )[0]?.[0] ?? null
  expect([first('साड़ी'), first('बर्त')]).toEqual([0, null])
  expect(['मट', 'मटक', 'मटका'].map(first)).toEqual([2, 2, 2])
  expect([found('साड़'), found('शह'), found('सा')]).toEqual([['Cotton saree'], ['Hills honey'], []])
})

test('A doubled letter may be single beside another typo, and a plural tolerates no more than its singular', () => {
  const metal = createWordIndex()
  for (const [product, title] of ['A biscuit tin', 'Steel tiffin', 'Chalks'].entries())
    metal.put(product, { title: wordsIn(title), others: [] })
  const guessed = (text: string) =>
    searchIndex(metal, text, { synonyms: createSynonyms([]), isAsWritten: false }).correctedTo
  expect(['tifn', 'tifin', 'tiffn', 'chalk', 'chakli'].map(guessed)).toEqual([
    ...['tiffin', 'tiffin', 'tiffin', null, null],
  ])
})

test('A plural matches its singular and the reverse, also when the singular has a typo', () => {
  expect([found('towel'), found('sarees'), found('kites')]).toEqual([
    ['Handloom towels'],
    ['Cotton saree'],
    ['Paper kite'],
  ])
  expect(correction('sarees')).toBeNull()
  expect([found('towl'), correction('towl')]).toEqual([['Handloom towels'], 'towels'])
})

test('Words written apart match their joined spelling', () => {
  expect([found('lunch box'), found('lunch boxes'), found('pencil box')]).toEqual([
    ['Steel tiffin'],
    ['Steel tiffin'],
    ['Pencil box'],
  ])
  expect(correction('lunch box')).toBeNull()
})

test('An exact match ranks before synonyms, plurals and phonetic matches', () => {
  expect(found('pot of books')[0]).toBe('A pot of books')
  const both = createWordIndex()
  for (const [product, word] of ['lamps', 'diya', 'दीया', 'lamp'].entries())
    both.put(product, { title: [word], others: [] })
  const best = (text: string) =>
    [...searchIndex(both, text, { synonyms, isAsWritten: false }).scores].sort((a, b) => b[1] - a[1])[0]?.[0]
  expect(['lamps', 'diya', 'दीया', 'lamp'].map(best)).toEqual([0, 1, 2, 3])
})

test('Never treats an indexed word as a typo', () => {
  expect([found('tools'), found('bowls'), found('top')]).toEqual([
    ['Tools'],
    ['Seven bowls'],
    ['Spinning top'],
  ])
})

test('Never corrects a known word, even when no such product is sold', () => {
  const shop = createWordIndex()
  for (const [product, title] of ['Snap cards', 'A tail for a kite', 'पतंग', 'Elephant shop'].entries())
    shop.put(product, { title: wordsIn(title), others: ['chair'] })
  const words = createSynonyms(['bag, thaila, थैला', 'chain', 'soap, சோப்பு'])
  const guessed = (text: string) =>
    searchIndex(shop, text, { synonyms: words, isAsWritten: false }).correctedTo
  expect(['soap', 'thaila', 'थैले', 'thailaa', 'chain', 'patang', 'chair'].map(guessed)).toEqual([
    ...[null, null, null, null, null, null, null],
  ])
  expect(searchIndex(shop, 'soap', { synonyms: words, isAsWritten: false }).scores.size).toBe(0)
  expect(['elephnt', 'snp', 'sanp', 'snapp'].map(guessed)).toEqual(['elephant', 'snap', 'snap', 'snap'])
})

test('Four-letter words tolerate no replaced letter', () => {
  expect(
    ['soap', 'shoe', 'goat'].map((written) => isPlausibleTypo(written.replace(/^./, 'c'), written)),
  ).toEqual([...[false, false, false]])
  expect([
    isPlausibleTypo('lamp', 'lapm'),
    isPlausibleTypo('lamps', 'lmps'),
    isPlausibleTypo('lam', 'lamp'),
  ]).toEqual([...[true, true, true]])
})

test('Short words and nonsense do not match everything', () => {
  for (const text of [
    'x',
    'qq',
    'pat',
    'bat',
    'tap',
    'xyz',
    'bok',
    'kta',
    'zzzz',
    'का',
    '12',
    '1234',
    'carree',
  ])
    expect([text, found(text).length <= 2]).toEqual([text, true])
  for (const text of ['x', 'qq', 'pat', 'bat', 'xyz', 'zzzz', 'का', 'shoes'])
    expect([text, found(text)]).toEqual([text, []])
})
