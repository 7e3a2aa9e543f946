import { expect, test } from 'vitest'
import { readNames } from '../../../data/list/saved-views.ts'
import { readMeta } from '../../../data/document/doc-meta.ts'
import { columnsOf, moveColumnForward, possibleColumns, toggleColumn } from './columns.ts'

const plain = {
  options: null,
  reqd: 0,
  hidden: 0,
  read_only: 0,
  in_list_view: 0,
  length: 140,
  default: null,
  description: null,
} as const

const meta = readMeta([
  {
    name: 'Mela Event',
    title_field: 'title',
    sort_field: 'modified',
    sort_order: 'desc',
    fields: [
      { ...plain, fieldname: 'title', fieldtype: 'Data', label: 'Title', in_list_view: 1 },
      { ...plain, fieldname: 'venue', fieldtype: 'Data', label: 'Venue', in_list_view: 1 },
      { ...plain, fieldname: 'start_date', fieldtype: 'Date', label: 'Start date' },
      { ...plain, fieldname: 'pin', fieldtype: 'Password', label: 'Pin', in_list_view: 1 },
      { ...plain, fieldname: 'tickets', fieldtype: 'Table', label: 'Tickets', options: 'Ticket' },
    ],
  },
])
const names = (fields: readonly { fieldname: string }[]) => fields.map(({ fieldname }) => fieldname)

test('a list shows what its type puts into lists until somebody chooses', () => {
  expect(names(columnsOf(meta, null))).toEqual(['venue'])
  expect(names(columnsOf(meta, ['start_date', 'venue']))).toEqual(['start_date', 'venue'])
})

test('no secret and no table can be a column', () => {
  expect(names(possibleColumns(meta))).toEqual(['venue', 'start_date', 'owner', 'modified_by', 'creation'])
  expect(columnsOf(meta, ['pin', 'tickets', 'gone'])).toEqual([])
})

test('a column comes last, goes, and moves towards the start', () => {
  expect(toggleColumn(['a'], 'b')).toEqual(['a', 'b'])
  expect(toggleColumn(['a', 'b'], 'a')).toEqual(['b'])
  expect(moveColumnForward(['a', 'b', 'c'], 'c')).toEqual(['a', 'c', 'b'])
  expect(moveColumnForward(['a', 'b'], 'a')).toEqual(['a', 'b'])
})

test('what a device kept is read as names, or as nothing', () => {
  expect(readNames(null)).toBeNull()
  expect(readNames('')).toBeNull()
  expect(readNames('venue,<b>,start_date')).toEqual(['venue', 'start_date'])
})

test('where more is listed than there is room for, state, amount and day stay', () => {
  const listed = (fieldname: string, fieldtype: string) => ({
    ...{ ...plain, fieldname, fieldtype, label: fieldname, in_list_view: 1 as const },
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
  expect(names(columnsOf(wide, null))).toEqual(['a', 'b', 'state', 'total', 'placed_at'])
})
