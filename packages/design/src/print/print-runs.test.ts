import { expect, test } from 'vitest'
import { printRuns } from './print-runs.ts'

test('A text is split where its letters need another font', () => {
  expect(printRuns('₹500 நன்றி, धन्यवाद!')).toEqual([
    { script: 'latin-ext', text: '₹' },
    { script: 'latin', text: '500 ' },
    { script: 'tamil', text: 'நன்றி' },
    { script: 'latin', text: ', ' },
    { script: 'devanagari', text: 'धन्यवाद' },
    { script: 'latin', text: '!' },
  ])
})

test('A joiner stays with the letters before it', () => {
  expect(printRuns('क्\u200Dष')).toEqual([{ script: 'devanagari', text: 'क्\u200Dष' }])
})

test('A letter and its mark are composed into one letter where one exists', () => {
  expect(printRuns('Cafe\u0301')).toEqual([{ script: 'latin', text: 'Café' }])
  expect(printRuns('')).toEqual([])
})
