import { expect, test } from 'vitest'
import { readNames } from '../../../data/list/saved-views.ts'
import { readMeta } from '../../../data/document/doc-meta.ts'
import { shownListColumns, moveColumnForward, possibleColumns, toggleColumn } from './columns.ts'
import { plainWireField } from '../../../testing/builders.ts'

const meta = readMeta([
  {
    name: 'Mela Event',
    title_field: 'title',
    sort_field: 'modified',
    sort_order: 'desc',
    fields: [
      { ...plainWireField, fieldname: 'title', fieldtype: 'Data', label: 'Title', in_list_view: 1 },
      { ...plainWireField, fieldname: 'venue', fieldtype: 'Data', label: 'Venue', in_list_view: 1 },
      { ...plainWireField, fieldname: 'start_date', fieldtype: 'Date', label: 'Start date' },
      { ...plainWireField, fieldname: 'pin', fieldtype: 'Password', label: 'Pin', in_list_view: 1 },
      { ...plainWireField, fieldname: 'tickets', fieldtype: 'Table', label: 'Tickets', options: 'Ticket' },
    ],
  },
])
const names = (fields: readonly { fieldname: string }[]) => fields.map(({ fieldname }) => fieldname)

test('A list shows the type’s list columns until the user chooses', () => {
  expect(names(shownListColumns(meta, null))).toEqual(['venue'])
  expect(names(shownListColumns(meta, ['start_date', 'venue']))).toEqual(['start_date', 'venue'])
})

test('Secrets and tables cannot be columns', () => {
  expect(names(possibleColumns(meta))).toEqual(['venue', 'start_date', 'owner', 'modified_by', 'creation'])
  expect(shownListColumns(meta, ['pin', 'tickets', 'gone'])).toEqual([])
})

test('A column is added last, can be removed, and moves towards the start', () => {
  expect(toggleColumn(['a'], 'b')).toEqual(['a', 'b'])
  expect(toggleColumn(['a', 'b'], 'a')).toEqual(['b'])
  expect(moveColumnForward(['a', 'b', 'c'], 'c')).toEqual(['a', 'c', 'b'])
  expect(moveColumnForward(['a', 'b'], 'a')).toEqual(['a', 'b'])
})

test('A stored column choice is read as names, or ignored', () => {
  expect(readNames(null)).toBeNull()
  expect(readNames('')).toBeNull()
  expect(readNames('venue,<b>,start_date')).toEqual(['venue', 'start_date'])
})

test('State, amount and day stay when a list has too many columns', () => {
  const listed = (fieldname: string, fieldtype: string) => ({
    ...{ ...plainWireField, fieldname, fieldtype, label: fieldname, in_list_view: 1 as const },
  })
  const wide = readMeta([
    {
      ...{ name: 'Order', title_field: 'who', sort_field: 'modified', sort_order: 'desc' },
      fields: [
        ...['a', 'b', 'c', 'd', 'e'].map((name) => listed(name, 'Data')),
        ...[listed('state', 'Select'), listed('total', 'Currency'), listed('placed_at', 'Datetime')],
      ],
    },
  ])
  expect(names(shownListColumns(wide, null))).toEqual(['a', 'b', 'state', 'total', 'placed_at'])
})
