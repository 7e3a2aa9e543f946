import { expect, test } from 'vitest'
import { findPlaces, placesOf } from './find-places.ts'

const type = (name: string, module: string, can_create = true) => ({
  name,
  module,
  is_single: false,
  title_field: 'title',
  can_create,
  can_write: true,
  can_delete: true,
})

const places = placesOf([type('Mela Event', 'events'), type('Product Category', 'catalog', false)], {
  note: (room) => room,
  create: (doctype) => `New ${doctype}`,
  icon: () => '',
})

test('a few letters of any word lead to the type', () => {
  expect(findPlaces(places, 'cat').map(({ path }) => path)).toEqual(['/product-category'])
  expect(findPlaces(places, 'mel ev').map(({ path }) => path)).toEqual(['/mela-event', '/new/mela-event'])
})

test('only what may be made is offered as new', () => {
  expect(findPlaces(places, 'new').map(({ path }) => path)).toEqual(['/new/mela-event'])
})

test('letters in the middle of a word lead nowhere', () => {
  expect(findPlaces(places, 'tegory')).toEqual([])
})
