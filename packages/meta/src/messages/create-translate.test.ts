import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTranslate, inEnglish, escapeMessage, type Message, type MessageValues } from './message.ts'

const message = (id: string, text: string, values: MessageValues = {}): Message => ({ id, text, values })

const city = message('type.city._name', 'City')
const tamil = createTranslate('ta', {
  'documents.link_missing': '{target} என்ற {label} கிடைக்கவில்லை',
  'type.city._name': 'நகரம்',
  'orders.left': '{count, plural, one {ஒரு பொருள்} other {{count} பொருட்கள்}}',
})

test('A translation reorders the values and translates the messages among them', () => {
  const missing = message('documents.link_missing', 'Could not find {label}: {target}', {
    label: city,
    target: 'Home',
  })
  expect(inEnglish(missing)).toBe('Could not find City: Home')
  expect(tamil(missing)).toBe('Home என்ற நகரம் கிடைக்கவில்லை')
})

test('Falls back to English when a translation is missing', () => {
  expect(tamil(message('orders.closed', 'Closed until {day}', { day: '2026-11-29' }))).toBe(
    'Closed until 2026-11-29',
  )
  expect(tamil(message('toString', 'Own property'))).toBe('Own property')
})

test('Plural forms follow the language', () => {
  const left = (count: number) =>
    message('orders.left', '{count, plural, one {# item} other {# items}}', { count })
  expect([1, 3].map((count) => inEnglish(left(count)))).toEqual(['1 item', '3 items'])
  expect([1, 3].map((count) => tamil(left(count)))).toEqual(['ஒரு பொருள்', '3 பொருட்கள்'])
})

test('Lists are shown with commas, and a missing value as empty', () => {
  const possible = message('x.possible', 'Possible: {list}{more}', { list: [city, 'Home'], more: null })
  expect(inEnglish(possible)).toBe('Possible: City, Home')
})

test('User input is shown as it was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (value) => {
      return inEnglish(message('x.y', 'It was “{value}”', { value })) === `It was “${value}”`
    }),
  )
  expect(inEnglish(message('x.y', '{a} and {b}', { a: '{b}', b: '\\u003cb>' }))).toBe('{b} and \\u003cb>')
})

test('An escaped text is shown literally', () => {
  for (const text of ["The phone's back button", "Don't {x}", "'{{ name }}'", "''", '}{'])
    expect(inEnglish(message('x.y', escapeMessage(text)))).toBe(text)
})
