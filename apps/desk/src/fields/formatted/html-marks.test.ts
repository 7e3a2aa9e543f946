import { expect, test } from 'vitest'
import { addMark } from './html-field.tsx'

test('A mark wraps the selected text, which stays selected', () => {
  const { text, start, end } = addMark({ text: 'Kites and lamps', start: 0, end: 5 }, 'bold')
  expect(text).toBe('<strong>Kites</strong> and lamps')
  expect(text.slice(start, end)).toBe('Kites')
})

test('A mark without a selection waits to be filled', () => {
  const { text, start, end } = addMark({ text: 'Read ', start: 5, end: 5 }, 'link')
  expect(text).toBe('Read <a href="https://"></a>')
  expect(start).toBe(end)
})

test('Each line becomes a list item', () => {
  expect(addMark({ text: 'one\ntwo', start: 0, end: 7 }, 'list').text).toBe(
    '<ul>\n<li>one</li>\n<li>two</li>\n</ul>',
  )
})
