import { expect, test } from 'vitest'
import type { CallResponses } from './contract.ts'
import { renderWith } from './render-page.ts'
import { data, event, message, request, settings } from './testing-answers.ts'

const assets = { css: '', entry: '', pages: {}, loaders: '', pageCss: {}, sheets: {}, fonts: {} }

function listIn(path: string, answers: CallResponses): unknown {
  const { html } = renderWith(assets, request(path), answers)
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  return json === undefined ? null : JSON.parse(json)
}

const one = (name: string, path: string) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: [{ '@type': 'ListItem', position: 1, name, url: `https://asha.example.org${path}` }],
})

test('The album list gives search engines the address of each album', () => {
  const albums = [{ name: 'G-1', title: 'Kites', cover_image: null, picture_count: 3 }]
  const answers = { settings: message(settings), albums: data(albums) }
  expect(listIn('/gallery', answers)).toEqual(one('Kites', '/gallery-detail/G-1'))
  expect(listIn('/gallery', { ...answers, albums: data([]) })).toBeNull()
})

test('The event list gives search engines the address of each event', () => {
  const answers = { settings: message(settings), 'events:2026-11-20': data([event]) }
  expect(listIn('/events', answers)).toEqual(one(event.title, `/event-detail/${event.name}`))
})
