import { expect, test } from 'vitest'
import { catalogues, translator } from './index.ts'
import { compileMessages } from '../messages/compile.ts'
import { direction, languages, pseudoLanguage } from '../messages/languages.ts'
import { loadAlbumCatalogue } from '../messages/load-album-catalogue.ts'
import { loadCartCatalogue } from '../messages/load-cart-catalogue.ts'
import { loadCatalogCatalogue } from '../messages/load-catalog-catalogue.ts'
import { loadCheckoutCatalogue } from '../messages/load-checkout-catalogue.ts'
import { loadCheckInCatalogue } from '../messages/load-check-in-catalogue.ts'
import {
  loadCatalogue,
  loadDeskCatalogue,
  loadDeskMoneyCatalogue,
  loadFormsCatalogue,
  loadPayCatalogue,
} from '../messages/load-catalogue.ts'
import { loadEventRegistrationCatalogue } from '../messages/load-event-registration-catalogue.ts'
import { loadFamilyCatalogue } from '../messages/load-family-catalogue.ts'
import { loadInboxCatalogue } from '../messages/load-inbox-catalogue.ts'
import { loadMarketCatalogue } from '../messages/load-market-catalogue.ts'
import { loadOrdersCatalogue } from '../messages/load-orders-catalogue.ts'
import { loadPlaceCatalogue } from '../messages/load-place-catalogue.ts'
import { loadReviewsCatalogue } from '../messages/load-reviews-catalogue.ts'
import { loadVolunteersCatalogue } from '../messages/load-volunteers-catalogue.ts'
import { type Messages, slotsOf } from '../messages/message.ts'

const english: Messages = catalogues.en
const translations = { hi: catalogues.hi, ta: catalogues.ta } satisfies Record<string, Messages>
const scripts = { hi: /\p{Script=Devanagari}/u, ta: /\p{Script=Tamil}/u }

test('every translation asks for the same values as the English text', () => {
  for (const translated of Object.values(translations)) {
    const slots = Object.entries(translated).map(([id, message]) => [id, slotsOf(message)])
    expect(slots).toEqual(Object.keys(translated).map((id) => [id, slotsOf(english[id] ?? '')]))
  }
})

test('Hindi and Tamil texts are written in their own script', () => {
  const wordless = new Set([
    'shell.copyright',
    'gallery.counter',
    'orders.exchange_choice',
    'forms.also_sent',
  ])
  for (const language of ['hi', 'ta'] as const) {
    const foreign = Object.entries(translations[language]).filter(
      ([id, message]) => !wordless.has(id) && !scripts[language].test(JSON.stringify(message)),
    )
    expect(foreign).toEqual([])
  }
})

test('the specification’s own words are kept letter by letter', () => {
  const t = translator('en')
  expect(t('alerts.uploading')).toBe('Your Image Is Being Upload.!')
  expect(t('alerts.file_size_limit')).toBe('Please Upload Files Below Size Of 10.0 MB...!')
  expect(t('alerts.picture_failed')).toBe('Oops... Failed to load content...')
})

test('a plural speaks of one and of many', () => {
  expect(translator('en')('gallery.pictures', { count: 1 })).toBe('1 photo')
  expect(translator('en')('gallery.pictures', { count: 46 })).toBe('46 photos')
  expect(translator('ta')('gallery.pictures', { count: 46 })).toBe('46 படங்கள்')
})

test('slots are filled with values', () => {
  expect(translator('hi')('home.slide_of', { number: 2, total: 5 })).toBe('5 में से 2')
})

test('an unknown language speaks English', () => {
  expect(translator('xx')('shell.home')).toBe('Home')
})

test('the pseudo language brackets each text and runs from right to left', () => {
  expect(translator(pseudoLanguage)('gallery.pictures', { count: 2 })).toMatch(/^\[.*2 photos.*\]$/)
  expect(direction(pseudoLanguage)).toBe('rtl')
  expect(languages.map(({ code }) => direction(code))).toEqual(['ltr', 'ltr', 'ltr'])
})

test('a browser can load a single language', async () => {
  const everything = compileMessages(catalogues.ta)
  expect(everything).toMatchObject(await loadCatalogue('ta'))
  const others = [
    loadAlbumCatalogue,
    loadCartCatalogue,
    loadCatalogCatalogue,
    loadCheckInCatalogue,
    loadDeskCatalogue,
    loadDeskMoneyCatalogue,
    loadEventRegistrationCatalogue,
    loadFamilyCatalogue,
    loadFormsCatalogue,
    loadInboxCatalogue,
    loadMarketCatalogue,
    loadOrdersCatalogue,
    loadPayCatalogue,
    loadPlaceCatalogue,
    loadReviewsCatalogue,
    loadCheckoutCatalogue,
    loadVolunteersCatalogue,
  ]
  const loaded = await Promise.all(others.map((load) => load('ta')))
  expect(loaded.reduce((all, one) => ({ ...all, ...one }))).toEqual(everything)
})

test('the app does not load the words of the desk, nor at once those of forms and of paying', async () => {
  const ids = Object.keys(await loadCatalogue('en'))
  expect(
    ids.filter((id) =>
      /^(album|check_in|desk|event_registration|family|board|classifieds|forms|inbox|jobs|money|pay|place|address|profile|proof|renewal|sign_in|verify|volunteers|contributions)\./.test(
        id,
      ),
    ),
  ).toEqual([])
})
