import { expect, test } from 'vitest'
import { catalogueChunk, compileCatalogue } from './catalogues.ts'

const english = JSON.stringify({
  'cart.empty': 'Your cart is empty',
  'cart.items': '{count, plural, one {# item} other {# items}}',
})

test('Texts are compiled, and English stands in for a missing translation', () => {
  const hindi = JSON.stringify({ 'cart.items': '{count} आइटम' })
  expect(JSON.parse(compileCatalogue(hindi, english))).toEqual({
    'cart.empty': ['Your cart is empty'],
    'cart.items': [['count'], ' आइटम'],
  })
})

test('A text that is no ICU MessageFormat fails the build and is named', () => {
  const broken = JSON.stringify({ 'cart.items': '{count, plural, one {# item}' })
  expect(() => compileCatalogue(broken, english)).toThrow('cart.items is no ICU MessageFormat')
})

test('The chunk of a catalogue says its name and its language', () => {
  expect(catalogueChunk('/repository/packages/design/src/messages/check-in/hi.json')).toBe(
    'assets/check-in-hi-[hash].js',
  )
  expect(catalogueChunk('/repository/apps/app/src/main.tsx')).toBeUndefined()
})
