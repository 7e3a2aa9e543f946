import { expect, test } from 'vitest'
import { documentRequest, listRequest, methodRequest, updateRequest } from './requests.ts'

test('A list request carries fields and filters as JSON and omits every unset parameter', () => {
  const { method, url } = listRequest<{ name: string; title: string }>('Asha Event', {
    fields: ['name', 'title'],
    filters: [['published', '=', 1]],
    orderBy: 'start_date asc',
    pageLength: 10,
  })
  const address = new URL(url, 'http://host')
  expect(method).toBe('GET')
  expect(address.pathname).toBe('/api/resource/Asha%20Event')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    fields: '["name","title"]',
    filters: '[["published","=",1]]',
    order_by: 'start_date asc',
    limit_page_length: '10',
  })
  expect(listRequest('Gallery').url).toBe('/api/resource/Gallery')
})

test('Encodes document names so that a slash stays part of the name', () => {
  expect(documentRequest('Gallery', 'G/1 ?').url).toBe('/api/resource/Gallery/G%2F1%20%3F')
  expect(updateRequest('Gallery', 'G-1', { title: 'x' })).toEqual({
    method: 'PUT',
    url: '/api/resource/Gallery/G-1',
    body: { title: 'x' },
  })
})

test('A method is posted with an object, even an empty one', () => {
  expect(methodRequest('api.get_parent_categories')).toEqual({
    method: 'POST',
    url: '/api/method/api.get_parent_categories',
    body: {},
  })
})
