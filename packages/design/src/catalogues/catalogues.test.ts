import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { catalogues, translator } from './index.ts'
import { addedCatalogues, deskCatalogues } from '../messages/catalogue-lists.ts'
import type { MessageId } from '../messages/catalogue.ts'
import { direction, languages, pseudoLanguage } from '../messages/languages.ts'
import { loadAppCatalogue } from '../messages/load-catalogue.ts'
import { translateBy } from '../messages/translate.ts'

test('The catalogue repeats the specification’s own texts letter by letter', () => {
  const t = translator('en')
  expect(t('alerts.uploading')).toBe('Your Image Is Being Upload.!')
  expect(t('alerts.file_size_limit')).toBe('Please Upload Files Below Size Of 10.0 MB...!')
  expect(t('alerts.picture_failed')).toBe('Oops... Failed to load content...')
})

test('A plural message has a form for one and for many', () => {
  expect(translator('en')('gallery.pictures', { count: 1 })).toBe('1 photo')
  expect(translator('en')('gallery.pictures', { count: 46 })).toBe('46 photos')
  expect(translator('ta')('gallery.pictures', { count: 46 })).toBe('46 படங்கள்')
})

test('Placeholders are filled with values', () => {
  expect(translator('hi')('events.places_of', { left: 2, total: 5 })).toBe('5 में से 2 सीटें बाकी')
})

test('An unknown language is answered in English', () => {
  expect(translator('xx')('shell.home')).toBe('Home')
})

test('The pseudo-language brackets each text and runs from right to left', () => {
  expect(translator(pseudoLanguage)('gallery.pictures', { count: 2 })).toMatch(/^\[.*2 photos.*\]$/)
  expect(direction(pseudoLanguage)).toBe('rtl')
  expect(languages.map(({ code }) => direction(code))).toEqual(['ltr', 'ltr', 'ltr'])
})

test('App and desk load the catalogues of one language, and all of them are within reach', async () => {
  const added = addedCatalogues(
    ...([
      'affiliates',
      'album',
      'blog',
      'cart',
      'catalog',
      'check-in',
      'checkout',
      'class-lists',
      'contact',
    ] as const),
    ...(['event-registration', 'recommendations'] as const),
    ...(['events', 'family', 'flag', 'forms', 'gallery', 'gift-cards', 'hand-over'] as const),
    ...(['inbox', 'market', 'orders'] as const),
    ...([
      'password',
      'pay',
      'photos',
      'place',
      'pledges',
      'points',
      'quotes',
      'reviews',
      'statement',
      'volunteers',
      'wallet',
      'website',
    ] as const),
  )
  const loads = [loadAppCatalogue, added, deskCatalogues('desk', 'desk-money')]
  const loaded = await Promise.all(loads.map((load) => load('ta')))
  expect(Object.assign({}, ...loaded)).toEqual(catalogues.ta)
  expect(await deskCatalogues('album', 'app', 'inbox')('ta')).toEqual({
    ...(await loadAppCatalogue('ta')),
    ...(await addedCatalogues('album', 'inbox')('ta')),
  })
})

test('What was loaded once is not loaded again', () => {
  const load = addedCatalogues('flag')
  expect(load('hi')).toBe(load('hi'))
  expect(load('ta')).not.toBe(load('hi'))
})

test('The browser’s texts, compiled by the build, are those of the server', () => {
  const ids: readonly MessageId[] = ['gallery.pictures', 'events.places_of', 'alerts.uploading']
  const values = { count: 21, left: 2, total: 5 }
  for (const { code } of languages) {
    const compiled = ids.map((id) => [id, compileMessageOrThrow(catalogues[code][id] ?? '')] as const)
    const t = translateBy(code, Object.fromEntries(compiled))
    expect(ids.map((id) => t(id, values))).toEqual(ids.map((id) => translator(code)(id, values)))
  }
})

test('A text of another catalogue is left to whoever has that', () => {
  const t = translateBy('en', { 'shell.home': ['Home'] }, (id) => `elsewhere: ${id}`)
  expect(t('shell.home')).toBe('Home')
  expect(t('shell.cart')).toBe('elsewhere: shell.cart')
})

test('An id without a text does not compile', async () => {
  // @ts-expect-error no catalogue has it
  expect(translator('en')('shell.unknown')).toBe('shell.unknown')
  // @ts-expect-error no folder has this name
  await expect(addedCatalogues('unknown')('en')).rejects.toThrow('There is no catalogue')
})
