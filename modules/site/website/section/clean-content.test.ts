import { expect, test } from 'vitest'
import { cleanContent } from './content.rules.ts'

const welcome = { section_name: 'Welcome', section_type: 'of another app' }

const cleaned = (content: unknown): unknown =>
  JSON.parse(cleanContent({ ...welcome, data: JSON.stringify(content) }) ?? 'null')

test('formatted text is sanitised wherever it stands', () => {
  const items = [{ question: 'Why <b>?', answer: '<p>Because<script>alert(1)</script></p>' }]
  expect(cleaned({ html: '<p onclick="x()">Hello</p>', items })).toEqual({
    html: '<p>Hello</p>',
    items: [{ question: 'Why <b>?', answer: '<p>Because</p>' }],
  })
})

test('an address that could run a script is refused by the name of its section', () => {
  expect(() => cleaned({ slides: [{ redirect_url: 'javascript:alert(1)' }] })).toThrow(
    /Welcome.*javascript:alert/,
  )
})

test('numbers, switches and words stay as they were written', () => {
  const content = {
    variant: 'doors',
    latitude: 13.0003,
    isOpen: true,
    nothing: null,
    doors: [{ title: 'a' }],
  }
  expect(cleaned(content)).toEqual(content)
})

test('nothing stays nothing, and data that is no object is refused', () => {
  expect(cleanContent({ ...welcome, data: null })).toBeNull()
  expect(() => cleanContent({ ...welcome, data: '[1,2]' })).toThrow('must be a JSON object')
})

test('data nested without end is refused', () => {
  const deep = Array.from({ length: 20 }).reduce<unknown>((inner) => ({ inner }), 'x')
  expect(() => cleaned(deep)).toThrow('too many nested levels')
})
