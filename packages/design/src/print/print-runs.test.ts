import { expect, test } from 'vitest'
import { printRuns } from './print-runs.ts'

test('a text is cut where its letters need another font', () => {
  expect(printRuns('₹500 நன்றி, धन्यवाद!')).toEqual([
    { script: 'latin-ext', text: '₹' },
    { script: 'latin', text: '500 ' },
    { script: 'tamil', text: 'நன்றி' },
    { script: 'latin', text: ', ' },
    { script: 'devanagari', text: 'धन्यवाद' },
    { script: 'latin', text: '!' },
  ])
})

test('a joiner stays with the letters before it', () => {
  expect(printRuns('क्\u200Dष')).toEqual([{ script: 'devanagari', text: 'क्\u200Dष' }])
})

test('a letter and its mark become one letter where there is one', () => {
  expect(printRuns('Cafe\u0301')).toEqual([{ script: 'latin', text: 'Café' }])
  expect(printRuns('')).toEqual([])
})
