import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('Commas, quotes and new lines are preserved', () => {
  expect(csvLine(['a,b', 'say "hi"', 'two\nlines', 'plain'])).toBe(
    '"a,b","say ""hi""","two\nlines",plain\r\n',
  )
})

test.each(['=1+1', '+cmd|x', '-2+3', '@SUM(A1)', '\t=1', '\uFF1D1+1'])(
  '%j is written as text, not as a formula',
  (text) => {
    expect(csvLine([text])).toBe(`'${text}\r\n`)
  },
)

test('Numbers stay numbers, negative ones too, and a phone number stays intact', () => {
  expect(csvLine([-5, '-12.50', '+919812345678', 0])).toBe('-5,-12.50,+919812345678,0\r\n')
})

test('A missing value is an empty cell', () => {
  expect(csvLine([null, undefined, ''])).toBe(',,\r\n')
})
