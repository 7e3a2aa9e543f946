import { expect, test } from 'vitest'
import type { FieldType } from '#meta'
import { badgeOf, pickDetailFields, tellingColumns } from './columns.ts'

const field = (fieldname: string, fieldtype: FieldType) => ({ fieldname, fieldtype })
const names = (fields: readonly { fieldname: string }[]) => fields.map(({ fieldname }) => fieldname)

const order = [
  field('state', 'Select'),
  field('phone', 'Phone'),
  field('placed_at', 'Datetime'),
  field('city', 'Data'),
  field('total', 'Currency'),
]

test('A row on a phone shows amount and day first, and its state as a badge', () => {
  expect(names(pickDetailFields(order))).toEqual(['total', 'placed_at'])
  expect(badgeOf(order)?.fieldname).toBe('state')
})

test('A row without amount and day shows the first listed fields', () => {
  const topic = [
    field('is_open', 'Check'),
    field('image', 'Attach Image'),
    field('board', 'Link'),
    field('body', 'Data'),
  ]
  expect(names(pickDetailFields(topic))).toEqual(['board', 'body'])
  expect(badgeOf(topic)?.fieldname).toBe('is_open')
})

test('A list always has its state, amount and day', () => {
  expect(names(tellingColumns(order))).toEqual(['state', 'total', 'placed_at'])
  expect(tellingColumns([field('city', 'Data')])).toEqual([])
})
