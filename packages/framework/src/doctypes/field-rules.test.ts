import { expect, test } from 'vitest'
import { childType, docType, everything } from './index.ts'
import { table } from './field/table-builders.ts'
import { int, select, text } from './field/field-builders.ts'
import { earlierNames, withCurrentNames } from './field/field-rules.ts'

const Line = childType('Sample Line', { item: text(), quantity: int({ renamedFrom: 'so_many' }) })
const { fields } = docType('Sample Package', {
  fields: {
    refunded: int({ renamedFrom: 'returned' }),
    second: text({ renamedFrom: 'first' }),
    first: text(),
    lines: table(Line, { renamedFrom: 'things' }),
  },
  access: { 'System Manager': everything },
})

test('Former names resolve to current fields unless another field has taken the name', () => {
  expect([...earlierNames(fields)]).toEqual([
    ['returned', 'refunded'],
    ['things', 'lines'],
  ])
})

test('Values move to the current field names, in child rows too', () => {
  expect(
    withCurrentNames(fields, { returned: 3, first: 'a', things: [{ so_many: 2 }, { quantity: 1 }] }),
  ).toEqual({
    refunded: 3,
    first: 'a',
    lines: [{ quantity: 2 }, { quantity: 1 }],
  })
})

test('Values under current names stay the same object', () => {
  const values = { refunded: 3, lines: [{ quantity: 1 }] }
  expect(withCurrentNames(fields, values)).toBe(values)
})

test('The current name wins when a value is sent under both names', () => {
  expect(withCurrentNames(fields, { returned: 3, refunded: 4 })).toEqual({ refunded: 4 })
})

test('Renamed choices move to their current values, and other values stay', () => {
  const choices = { state: select(['requested', 'given'], { renamedChoices: { asked: 'requested' } }) }
  expect(withCurrentNames(choices, { state: 'asked' })).toEqual({ state: 'requested' })
  for (const state of ['given', 'constructor', null, 3]) {
    const values = { state }
    expect(withCurrentNames(choices, values)).toBe(values)
  }
})
