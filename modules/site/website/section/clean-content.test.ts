import { expect, test } from 'vitest'
import { cleanContent } from './content.rules.ts'

const welcome = { section_name: 'Welcome', section_type: 'of another app' }

const cleaned = (content: unknown): unknown =>
  JSON.parse(cleanContent({ ...welcome, data: JSON.stringify(content) }) ?? 'null')

test('Sanitises formatted text at any depth', () => {
  const items = [{ question: 'Why <b>?', answer: '<p>Because<script>alert(1)</script></p>' }]
  expect(cleaned({ html: '<p onclick="x()">Hello</p>', items })).toEqual({
    html: '<p>Hello</p>',
    items: [{ question: 'Why <b>?', answer: '<p>Because</p>' }],
  })
})

test('Refuses an address that could run a script, naming its section', () => {
  expect(() => cleaned({ slides: [{ redirect_url: 'javascript:alert(1)' }] })).toThrow(
    /Welcome.*javascript:alert/,
  )
})

test('Leaves numbers, booleans and plain strings unchanged', () => {
  const content = {
    variant: 'doors',
    latitude: 13.0003,
    isOpen: true,
    nothing: null,
    doors: [{ title: 'a' }],
  }
  expect(cleaned(content)).toEqual(content)
})

test('Keeps an empty value, and refuses data that is not an object', () => {
  expect(cleanContent({ ...welcome, data: null })).toBeNull()
  expect(() => cleanContent({ ...welcome, data: '[1,2]' })).toThrow('must be a JSON object')
})

test('Refuses endlessly nested data', () => {
  const deep = Array.from({ length: 20 }).reduce<unknown>((inner) => ({ inner }), 'x')
  expect(() => cleaned(deep)).toThrow('too many nested levels')
})
