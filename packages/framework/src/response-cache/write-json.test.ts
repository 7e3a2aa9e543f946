import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeJson, written } from './write-json.ts'

const readJson = (value: object) => writeJson(value).toString()

const anything = fc.dictionary(fc.string(), fc.jsonValue())

test('A response with cached parts serialises to the same text as without them', () => {
  fc.assert(
    fc.property(fc.array(anything), anything, (rows, other) => {
      const plain = { beside: other, rows, twice: [rows, { ...other, rows }] }
      const parts = rows.map((row) => written({ ...row }))
      const withParts = { beside: other, rows: parts, twice: [parts, { ...other, rows: parts }] }
      const text = JSON.stringify(plain)
      return [readJson(withParts), readJson(withParts), JSON.stringify(withParts)].every(
        (one) => one === text,
      )
    }),
  )
})

test('A cached part may hold others, and its copy is written unchanged', () => {
  const card = written({ title: 'Kolam set', price: 420.5 })
  const list = written({ cards: [card, card] })
  const answer = { shelf: list, dearer: { ...card, price: 500 } }
  const text =
    '{"shelf":{"cards":[{"title":"Kolam set","price":420.5},{"title":"Kolam set","price":420.5}]},' +
    '"dearer":{"title":"Kolam set","price":500}}'
  expect(readJson(answer)).toBe(text)
  expect(JSON.stringify(answer)).toBe(text)
})

test('Every reader gets the same value, which is serialised once', () => {
  let asked = 0
  const card = {
    get price() {
      asked += 1
      return 420.5
    },
  }
  const withParts = written(card)
  expect([Object.keys(withParts), withParts]).toEqual([['price'], card])
  asked = 0
  const both = [readJson({ kept: withParts }), readJson([withParts])]
  expect([both, asked]).toEqual([['{"kept":{"price":420.5}}', '[{"price":420.5}]'], 1])
})

test('A response that cannot be serialised does not break the next one', () => {
  const circle: Record<string, unknown> = { card: written({ title: 'Kolam set' }) }
  circle['self'] = circle
  expect(() => writeJson(circle)).toThrow(TypeError)
  expect(JSON.stringify(written({ title: 'Kolam set' }))).toBe('{"title":"Kolam set"}')
})

test('Text in other scripts is serialised unchanged, in cached parts and around them', () => {
  const answer = { card: written({ title: 'कोलम, கோலம் 🪔' }), other: 'é ₹420 साड़ी' }
  expect(readJson(answer)).toBe('{"card":{"title":"कोलम, கோலம் 🪔"},"other":"é ₹420 साड़ी"}')
})
