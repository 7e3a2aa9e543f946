import { expect, test } from 'vitest'
import type { DeskType } from '../data/document/desk-types.ts'
import { findPlaces, placesOf } from './find-places.ts'

const type = (name: string, label: string, given: Partial<DeskType>): DeskType => ({
  name,
  label,
  plural: label === 'Event' ? 'Events' : label,
  module: '',
  section: 'organisation',
  is_single: false,
  title_field: 'title',
  can_create: true,
  can_write: true,
  can_delete: true,
  can_export: true,
  ...{ can_share_views: true, show_title_field_in_link: false },
  is_worked_with: true,
  earlier_name: null,
  ...given,
})

const types = [
  type('Mela Event', 'Event', {}),
  type('Address', 'Address', { can_create: false }),
  type('Fee', 'Fee', { can_create: false }),
  type('Contact Message', 'Letter', { can_create: false }),
  type('Product Category', 'Category', { section: 'store', can_create: false }),
]

const places = placesOf(types, {
  note: (section) => section,
  create: (doctype) => `New ${doctype}`,
  icon: () => '',
})

const found = (typed: string) => findPlaces(places, typed).map(({ path }) => path)

test('A few letters of any word find the type', () => {
  expect(found('cat')).toEqual(['/product-category'])
  expect(found('ev')).toEqual(['/mela-event', '/new/mela-event'])
})

test('A list is named in the plural, and a new document in the singular', () => {
  expect(findPlaces(places, 'ev').map(({ label }) => label)).toEqual(['Events', 'New Event'])
})

test('A type is found by its technical name and by its menu group', () => {
  expect(found('mel ev')).toEqual(['/mela-event', '/new/mela-event'])
  expect(found('prod')).toEqual(['/product-category'])
  expect(found('store')).toEqual(['/product-category'])
})

test.each([
  ['events', '/mela-event'],
  ['categories', '/product-category'],
  ['addresses', '/address'],
  ['fees', '/fee'],
  ['Fees', '/fee'],
])('The plural %s finds %s', (typed, path) => {
  expect(found(typed)[0]).toBe(path)
})

test('A common word finds the type that has another name', () => {
  expect(found('enquiries')).toEqual(['/contact-message'])
  expect(found('messages')).toEqual(['/contact-message'])
})

test('Only types that the user may create are offered as new', () => {
  expect(found('new')).toEqual(['/new/mela-event'])
})

test('Letters in the middle of a word find nothing', () => {
  expect(found('tegory')).toEqual([])
})
