import { expect, test } from 'vitest'
import { stateCodeOf, stateNamed, stateNames } from './states.ts'

test('Every state and union territory has its own tax code', () => {
  const codes = stateNames.map(stateCodeOf)
  expect(stateNames).toHaveLength(36)
  expect(new Set(codes).size).toBe(36)
  for (const code of codes) expect(code).toMatch(/^\d\d$/)
})

test.each([
  ['Tamil Nadu', '33'],
  [' TAMIL  NADU ', '33'],
  ['Tamilnadu', '33'],
  ['Jammu & Kashmir', '01'],
  ['Pondicherry', '34'],
  ['NCT of Delhi', '07'],
  ['Daman and Diu', '26'],
])('Gives %s the tax code %s', (text, code) => expect(stateCodeOf(text)).toBe(code))

test('A text that is no state of India has neither a name nor a code', () => {
  for (const text of ['', 'Ontario', '33', 'constructor', '__proto__']) {
    expect(stateNamed(text)).toBeNull()
    expect(stateCodeOf(text)).toBeNull()
  }
})
