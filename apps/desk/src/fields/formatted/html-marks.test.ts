import { expect, test } from 'vitest'
import { addMark } from './html-field.tsx'

test('a mark stands round the chosen words, which stay chosen', () => {
  const { text, start, end } = addMark({ text: 'Kites and lamps', start: 0, end: 5 }, 'bold')
  expect(text).toBe('<strong>Kites</strong> and lamps')
  expect(text.slice(start, end)).toBe('Kites')
})

test('without chosen words the mark waits to be filled', () => {
  const { text, start, end } = addMark({ text: 'Read ', start: 5, end: 5 }, 'link')
  expect(text).toBe('Read <a href="https://"></a>')
  expect(start).toBe(end)
})

test('each line becomes an entry of a list', () => {
  expect(addMark({ text: 'one\ntwo', start: 0, end: 7 }, 'list').text).toBe(
    '<ul>\n<li>one</li>\n<li>two</li>\n</ul>',
  )
})
