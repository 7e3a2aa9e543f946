import { expect, test } from 'vitest'
import { readMeta } from '../../../data/document/doc-meta.ts'
import { RowValue, TableValue } from '../../../fields/table-value.ts'
import { differences } from './conflict.tsx'
import { plainWireField } from '../../../testing/builders.ts'

const meta = readMeta([
  {
    name: 'Event',
    title_field: 'title',
    sort_field: 'modified',
    sort_order: 'desc',
    fields: [
      { ...plainWireField, fieldname: 'title', fieldtype: 'Data', label: 'Title' },
      { ...plainWireField, fieldname: 'venue', fieldtype: 'Data', label: 'Venue' },
      { ...plainWireField, fieldname: 'tickets', fieldtype: 'Table', label: 'Tickets', options: 'Ticket' },
    ],
  },
])
const row = (name: string | null, label: string) =>
  new RowValue({ key: name ?? 'new-1', name, cells: { label } })
const tickets = (...rows: RowValue[]) => new TableValue(rows)

test('Only the differences are listed, theirs and mine', () => {
  const theirs = { title: 'Lamps', venue: 'Hall', tickets: tickets(row('a', 'Child')) }
  const mine = { title: 'Kites', venue: 'Hall', tickets: tickets(row(null, 'Child')) }
  expect(differences(meta, theirs, mine)).toMatchObject([
    { field: { fieldname: 'title' }, theirs: 'Lamps', mine: 'Kites' },
  ])
})

test('Another row is a difference of its table', () => {
  const theirs = { title: '', venue: '', tickets: tickets(row('a', 'Child')) }
  const mine = { ...theirs, tickets: tickets(...theirs.tickets.rows, row(null, 'Adult')) }
  expect(differences(meta, theirs, mine).map(({ field }) => field.fieldname)).toEqual(['tickets'])
})
