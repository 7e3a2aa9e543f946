import { afterEach, expect, test, vi } from 'vitest'
import { gatherTitles, titleKey, wantedTitles } from './link-titles.ts'

const type = (name: string, title_field: string) => ({
  name,
  label: name,
  plural: name,
  section: 'organisation' as const,
  module: '',
  is_single: false,
  title_field,
  can_create: true,
  can_write: true,
  can_delete: true,
  can_export: true,
  can_share_views: true,
  show_title_field_in_link: title_field !== 'name',
  is_worked_with: true,
  earlier_name: null,
})
const link = (fieldname: string, target: string) =>
  ({ fieldname, fieldtype: 'Link', options: [target] }) as const

afterEach(() => vi.unstubAllGlobals())

test('A type whose title is a person shows its number in links: no titles are requested', () => {
  const order = { ...type('Order', 'contact_name'), show_title_field_in_link: false }
  expect(wantedTitles([order], [link('order', 'Order')], [{ order: 'ORD-1' }])).toEqual([])
})

test('Each linked type is requested once, with each document once', () => {
  const rows = [
    { business: 'BS-2', category: 'CAT-1' },
    { business: 'BS-1', category: 'CAT-1' },
    { business: 'BS-2' },
  ]
  const types = [type('Business', 'business_name'), type('Category', 'name'), type('Brand', 'title')]
  const wanted = wantedTitles(types, [link('business', 'Business'), link('category', 'Category')], rows)
  expect(wanted.map(({ target, names }) => [target.name, names])).toEqual([['Business', ['BS-1', 'BS-2']]])
})

test('Titles of unreadable types are not requested', () => {
  expect(wantedTitles([], [link('business', 'Business')], [{ business: 'BS-1' }])).toEqual([])
})

test('Fields that need titles at once share one request per type', async () => {
  const asked: URL[] = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(new URL(address, 'http://desk.test'))
    return Promise.resolve(Response.json({ data: [{ name: 'BS-1', business_name: 'Kapas Loom House' }] }))
  })
  const business = type('Business', 'business_name')
  const [one, again] = await Promise.all([
    ...['BS-1', 'BS-2', 'BS-1'].map((name) => gatherTitles(business, name)),
    gatherTitles(type('Brand', 'title'), 'BR-1'),
  ])
  expect(one?.get(titleKey('Business', 'BS-1'))).toBe('Kapas Loom House')
  expect(again).toBe(one)
  expect(asked.map(({ searchParams }) => searchParams.get('filters')).toSorted()).toEqual([
    '[["name","in",["BR-1"]]]',
    '[["name","in",["BS-1","BS-2"]]]',
  ])
})
