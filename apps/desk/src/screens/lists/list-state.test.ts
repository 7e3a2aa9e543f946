import { expect, test } from 'vitest'
import { type DeskField, type TypeMeta, plainField } from '../../data/document/type-meta.ts'
import { namedSearchPlaces, readListState, wireQuestion, writeListState } from './list-state.ts'

const field = (fieldname: string, fieldtype: DeskField['fieldtype']): DeskField => ({
  ...plainField,
  fieldname,
  fieldtype,
})

const meta: TypeMeta = {
  name: 'Mela Event',
  label: 'Mela Event',
  labelOf: (text) => text,
  titleField: 'title',
  statusField: '',
  searchFields: ['venue', 'secret'],
  isSubmittable: false,
  isNamePrompted: false,
  isRenameable: false,
  isTracked: false,
  isNumbered: false,
  states: null,
  actions: [],
  notices: [],
  sort: { field: 'start_date', isDescending: true },
  fields: [
    field('title', 'Data'),
    field('venue', 'Data'),
    field('published', 'Check'),
    field('start_date', 'Date'),
    field('opens', 'Datetime'),
    field('secret', 'Password'),
    field('tickets', 'Table'),
  ],
}

const usual = {
  search: '',
  filters: [],
  sort: meta.sort,
  page: 1,
  pageSize: 20,
  columns: null,
  view: '',
} as const

test('An empty address is the default list, and the default list has an empty address', () => {
  expect(readListState(meta, new URLSearchParams())).toEqual(usual)
  expect(writeListState(meta, { ...usual, filters: [] }).toString()).toBe('')
})

test('A list state is restored from its address', () => {
  const state = {
    search: 'kite & lamp',
    filters: [
      { field: 'published', comparison: 'is', value: '1' } as const,
      { field: 'start_date', comparison: 'from', value: '2026-11-01' } as const,
      { field: 'start_date', comparison: 'to', value: '2026-11-30' } as const,
      { field: 'title', comparison: 'unset', value: '' } as const,
    ],
    sort: { field: 'title', isDescending: false },
    page: 3,
    pageSize: 50,
    columns: ['venue', 'published'],
    view: 'abc123',
  }
  const address = writeListState(meta, state).toString()
  expect(readListState(meta, new URLSearchParams(address))).toEqual(state)
})

test('Invalid parts of an address are left out', () => {
  const address = 'nobody.is=1&title.from=2&published.contains=1&sort=-secret&page=-2&rows=7&tickets.is=1'
  expect(readListState(meta, new URLSearchParams(address))).toEqual(usual)
})

test('Secrets and tables cannot be filtered', () => {
  expect(readListState(meta, new URLSearchParams('secret.is=a')).filters).toEqual([])
})

test('A search covers title, name and search fields, and a day filter on a moment covers the whole day', () => {
  const filters = [
    { field: 'opens', comparison: 'is', value: '2026-11-29' } as const,
    { field: 'opens', comparison: 'to', value: '2026-11-30' } as const,
    { field: 'title', comparison: 'set', value: '' } as const,
  ]
  expect(wireQuestion(meta, { search: 'kite', filters })).toEqual({
    filters: [
      ['opens', 'between', ['2026-11-29', '2026-11-29']],
      ['opens', '<=', '2026-11-30 23:59:59.999999'],
      ['title', 'is', 'set'],
    ],
    orFilters: [
      ['title', 'like', '%kite%'],
      ['name', 'like', '%kite%'],
      ['venue', 'like', '%kite%'],
    ],
  })
})

const titleFields = new Map([['Venue', 'venue_name']])

const venue = { ...field('venue', 'Link'), options: ['Venue'] }
const venueMeta: TypeMeta = { ...meta, fields: [field('title', 'Data'), venue], searchFields: ['venue'] }

test('A search covers the titles of linked documents', () => {
  const searched = (one: TypeMeta) =>
    wireQuestion(one, { search: 'hall', filters: [] }, titleFields).orFilters.map(([place]) => place)
  expect(searched(venueMeta)).toEqual(['title', 'name', 'venue', 'venue.venue_name'])
  const stored = { ...venueMeta, fields: [{ ...venue, isPlainName: true }] }
  expect(searched(stored)).toEqual(['title', 'name', 'venue'])
})

test('The search names its fields, and a link only if the title of its document is searched', () => {
  expect(namedSearchPlaces(venueMeta, titleFields)).toEqual(['title', 'venue'])
  expect(namedSearchPlaces(venueMeta, new Map())).toEqual(['title'])
  expect(namedSearchPlaces({ ...venueMeta, titleField: 'venue' }, new Map())).toEqual(['name'])
})
