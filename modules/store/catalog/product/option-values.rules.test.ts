import { expect, test } from 'vitest'
import {
  formatOptionValues,
  parseOptionValues,
  findUnnamedOption,
  findValueInTitle,
  formatVariantLabel,
} from './product.rules.ts'

test('Parses options with any spacing and writes them in one format', () => {
  expect(parseOptionValues('Size:M|Colour :  Red | nothing | :')).toEqual([
    { option: 'Size', value: 'M' },
    { option: 'Colour', value: 'Red' },
  ])
  expect(formatOptionValues(parseOptionValues('Size:M|Colour :  Red'))).toBe('Size: M | Colour: Red')
  expect(formatVariantLabel('Size: M | Colour: Red')).toBe('M, Red')
  expect([formatOptionValues([]), formatVariantLabel(null)]).toEqual([null, ''])
  expect(formatOptionValues(parseOptionValues('Size:M|Colour :  Red | '))).toBe('Size: M | Colour: Red')
  expect(formatVariantLabel('Size: M | Colour: Red')).toBe('M, Red')
  expect(formatOptionValues(parseOptionValues(null))).toBeNull()
})

test.each([
  ['Small', 'Small'],
  ['Size: M | Red', 'Red'],
  ['Size:', 'Size:'],
  [': M', ': M'],
  ['Size: M | Colour: Red |', null],
  ['', null],
  [null, null],
])('Reports the part of the options %j that names no option', (text, unnamed) => {
  expect(findUnnamedOption(text)).toBe(unnamed)
})

test.each([
  ['Water pot, 5 litres', ['Size: 5 litres', 'Size: 12 litres'], '5 litres'],
  ['Kurta, marigold', ['Size: M | Colour: Marigold', 'Size: M | Colour: Leaf green'], 'Marigold'],
  ['Water pot', ['Size: 5 litres', 'Size: 12 litres'], null],
  ['Marigold garland', ['Colour: Marigold', 'Colour: Rose'], null],
  ['Watering can, 4 litres', ['Size: 4 litres'], null],
])('Tells which variant the title %j names', (title, variants, named) => {
  expect(findValueInTitle(title, variants)).toBe(named)
})
