import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeJson, written } from './write-json.ts'

/** As a client reads it. */
const readJson = (value: object) => writeJson(value).toString()

const anything = fc.dictionary(fc.string(), fc.jsonValue())

test('an answer with kept parts is the text that it would be without', () => {
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

test('a kept part may hold others, and its copy is written as it is', () => {
  const card = written({ title: 'Kolam set', price: 420.5 })
  const list = written({ cards: [card, card] })
  const answer = { shelf: list, dearer: { ...card, price: 500 } }
  const text =
    '{"shelf":{"cards":[{"title":"Kolam set","price":420.5},{"title":"Kolam set","price":420.5}]},' +
    '"dearer":{"title":"Kolam set","price":500}}'
  expect(readJson(answer)).toBe(text)
  expect(JSON.stringify(answer)).toBe(text)
})

test('the value is the same to whoever reads it, and is written once', () => {
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

test('after an answer that cannot be written, the next one is', () => {
  const circle: Record<string, unknown> = { card: written({ title: 'Kolam set' }) }
  circle['self'] = circle
  expect(() => writeJson(circle)).toThrow(TypeError)
  expect(JSON.stringify(written({ title: 'Kolam set' }))).toBe('{"title":"Kolam set"}')
})

test('what is written in other scripts is as it was, in parts and around them', () => {
  const answer = { card: written({ title: 'कोलम, கோலம் 🪔' }), other: 'é ₹420 साड़ी' }
  expect(readJson(answer)).toBe('{"card":{"title":"कोलम, கோலம் 🪔"},"other":"é ₹420 साड़ी"}')
})
