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

const byState = { statusField: 'state' }
const noStatus = { statusField: '' }

test('A row on a phone shows amount and day first, and its state as a badge', () => {
  expect(names(pickDetailFields(byState, order))).toEqual(['total', 'placed_at'])
  expect(badgeOf(byState, order)?.fieldname).toBe('state')
})

test('A row without amount and day shows the first listed fields', () => {
  const topic = [
    field('is_open', 'Check'),
    field('image', 'Attach Image'),
    field('board', 'Link'),
    field('body', 'Data'),
  ]
  expect(names(pickDetailFields(noStatus, topic))).toEqual(['board', 'body'])
  expect(badgeOf(noStatus, topic)?.fieldname).toBe('is_open')
})

test('A list always has its state, amount and day', () => {
  expect(names(tellingColumns(byState, order))).toEqual(['state', 'total', 'placed_at'])
  expect(tellingColumns(noStatus, [field('city', 'Data')])).toEqual([])
})

test('The badge is the status that the type declares, whatever its name and place', () => {
  const fields = [field('channel', 'Select'), field('progress', 'Select')]
  expect(badgeOf({ statusField: 'progress' }, fields)?.fieldname).toBe('progress')
  expect(badgeOf(noStatus, fields)?.fieldname).toBe('channel')
})
