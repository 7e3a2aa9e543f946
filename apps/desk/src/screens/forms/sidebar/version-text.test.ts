import { expect, test } from 'vitest'
import { translator } from '#design/catalogues'
import { readMeta } from '../../../data/document/doc-meta.ts'
import type { Version } from '../../../data/document/document-info.ts'
import { changerOf, makerOf, versionTexts } from './form-history.tsx'
import { plainWireField } from '../../../testing/builders.ts'

const sorted = { title_field: 'title', sort_field: 'modified', sort_order: 'desc' }
const meta = readMeta([
  {
    ...sorted,
    name: 'Event',
    fields: [
      { ...plainWireField, fieldname: 'title', fieldtype: 'Data', label: 'Title' },
      { ...plainWireField, fieldname: 'host', fieldtype: 'Link', label: 'Host', options: 'User' },
      { ...plainWireField, fieldname: 'shop', fieldtype: 'Link', label: 'Shop', options: 'Business' },
      { ...plainWireField, fieldname: 'search_words', fieldtype: 'Data', label: 'Search words', hidden: 1 },
      { ...plainWireField, fieldname: 'pin', fieldtype: 'Password', label: 'Pin' },
      { ...plainWireField, fieldname: 'tickets', fieldtype: 'Table', label: 'Tickets', options: 'Ticket' },
    ],
  },
  {
    ...sorted,
    name: 'Ticket',
    fields: [{ ...plainWireField, fieldname: 'price', fieldtype: 'Currency', label: 'Price' }],
  },
])

const people = new Map([['USR-1', 'Meena K']])
const titles = new Map([['Business BS-1', 'Kapas Loom House']])

function versionOf(difference: Partial<Version>): Version {
  return {
    name: 'v1',
    number: 1,
    kind: 'saved',
    action: null,
    renamed: null,
    merged: null,
    deleted_at: null,
    owner: 'USR-1',
    creation: '2026-11-20 09:00:00',
    changed: [],
    added: [],
    removed: [],
    row_changed: [],
    ...difference,
  }
}

function textOf(difference: Partial<Version>): string[] {
  return versionTexts(meta, versionOf(difference), { t: translator('en'), language: 'en', people, titles })
}

test('A change shows the old and the new value of a field', () => {
  expect(textOf({ changed: [['title', null, 'Kites']] })).toEqual(['Title: empty → Kites'])
})

test('A secret shows only that it changed, and a hidden field shows nothing', () => {
  expect(textOf({ changed: [['pin', null, null]] })).toEqual(['Pin'])
  expect(textOf({ changed: [['salary', 1, 2]] })).toEqual([])
})

test('A field that is not on the form shows nothing', () => {
  expect(textOf({ changed: [['search_words', 'kite', 'kite paper']] })).toEqual([])
})

test('The user behind a system creation is named, or the owner when no version names one', () => {
  const versions = [versionOf({ owner: 'USR-2' }), versionOf({ kind: 'created', owner: 'USR-3' })]
  expect(makerOf(versions, 'Administrator')).toBe('USR-3')
  expect(makerOf([], 'Administrator')).toBe('Administrator')
})

test('The user behind a system change is named, or the system when no version names one', () => {
  expect(changerOf([versionOf({ owner: 'USR-2' }), versionOf({ owner: 'USR-3' })], 'Administrator')).toBe(
    'USR-2',
  )
  expect(changerOf([], 'Administrator')).toBe('Administrator')
})

test('Rows are counted, a changed cell names its row, and money is shown as an amount', () => {
  const row_changed: Version['row_changed'] = [['tickets', 2, 'abc', [['price', 100, 150.5]]]]
  expect(textOf({ added: [['tickets', {}]], row_changed })).toEqual([
    'Tickets: 1 row added',
    'Tickets, row 2: Price: ₹100 → ₹150.50',
  ])
})

test('A submission has its own wording', () => {
  expect(textOf({ changed: [['docstatus', 0, 1]] })).toEqual(['Submitted'])
})

test('A transition is shown by its action, and a rename as a rename', () => {
  expect(textOf({ action: 'Close', renamed: ['EVT-1', 'EVT-2'] })).toEqual(['Close', 'ID: EVT-1 → EVT-2'])
})

test('A restored document says so', () => {
  expect(textOf({ kind: 'restored' })).toEqual(['Restored'])
})

test('Values that read the same before and after are no change', () => {
  expect(textOf({ changed: [['title', null, '']] })).toEqual([])
})

test('Users are shown by their names where these are known', () => {
  expect(textOf({ changed: [['host', 'USR-1', 'USR-2']] })).toEqual(['Host: Meena K → USR-2'])
})

test('A linked document is shown by its title, one without a known title by its name', () => {
  expect(textOf({ changed: [['shop', 'BS-1', 'BS-2']] })).toEqual(['Shop: Kapas Loom House → BS-2'])
})
