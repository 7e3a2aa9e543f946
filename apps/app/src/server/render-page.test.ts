import { expect, test } from 'vitest'
import type { CallResponses } from './contract.ts'
import { callsFor, renderWith } from './render-page.ts'
import { away, data, event, message, missing, page, request, section, settings } from './testing-answers.ts'

const assets = {
  css: 'body{margin:0}',
  entry: '/assets/index.js',
  pages: { 'home/home': '/assets/home.js' },
  loaders: '/assets/page-loaders.js',
  pageCss: {},
  sheets: { 'home/home': ['/assets/index.css'] },
  fonts: { 'anek-latin-core': '/assets/core.woff2' },
}
const keys = (path: string, answers: CallResponses) => callsFor(request(path), answers).map(({ key }) => key)
const render = (path: string, answers: CallResponses, language = 'en') =>
  renderWith(assets, request(path, { language }), answers)

const homeSections = [
  section('banner', { content: { variant: 'fair', heading: 'The fair is open.' }, data: [event] }),
  section('event list', { title: 'Coming up', data: [event] }),
]
const home: CallResponses = {
  settings: message(settings),
  'page:home-page': message(page('home-page', homeSections)),
  categories: message([]),
  'business:BS-00001': message([{ name: 'BS-00001', phone: '+91 98400 12345' }]),
}

test('A page requests the settings first, then what they require, then nothing more', () => {
  expect(keys('/', {})).toEqual(['settings'])
  expect(keys('/', { settings: message(settings) })).toEqual([
    'page:home-page',
    'categories',
    'business:BS-00001',
  ])
  expect(keys('/', home)).toEqual([])
  expect(keys('/nonsense', {})).toEqual([])
})

test('Events are requested under the organisation’s own name, from today on', () => {
  const [call] = callsFor(request('/events'), { settings: message(settings) })
  expect(decodeURIComponent(call?.url ?? '')).toContain('/api/resource/Asha Event')
  expect(decodeURIComponent(call?.url ?? '')).toContain('["end_date",">=","2026-11-20"]')
})

test('A failed request is not repeated for ever', () => {
  expect(keys('/gallery', { settings: away, albums: away })).toEqual([])
})

test('The home page shows heading, links and head without scripts', () => {
  const { status, html } = render('/', home)
  expect(status).toBe(200)
  expect(html).toContain('<h1 class="heroTitle">The fair is open.</h1>')
  expect(html).toContain('<title>Asha - A fair and a school</title>')
  expect(html).toContain('<link rel="canonical" href="https://asha.example.org/">')
  expect(html).toContain('"@type":"Organization"')
  expect(html).toContain('href="/event-detail/EV-1"')
  expect(html).toContain('data-start="/assets/index.js /assets/home.js"')
})

test('Editorial content cannot end a script element', () => {
  const { html } = render('/event-detail/EV-1', { settings: message(settings), 'event:EV-1': data(event) })
  expect(html).not.toContain('Kite </script>')
  expect(html).toContain('\\u003c/script>')
})

test('The page needs no style attribute, and every inline script is reported to the server', () => {
  const { html, inlineScripts, inlineStyles } = render('/', home)
  expect(html).not.toMatch(/<[^<>]+\sstyle="/)
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text)
  expect(styles.toSorted()).toEqual(inlineStyles.toSorted())
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text)
  expect(scripts).toEqual(inlineScripts)
})

test('A page lists its stylesheets, so that none is loaded twice', () => {
  expect(render('/', home).html).toContain('<link rel="stylesheet" href="/assets/index.css" disabled>')
})

test('The brand colour is an inline style of its own', () => {
  const themed = {
    ...home,
    settings: message({ ...settings, theme_css: ':root{--mela-brand:#006064}</style>' }),
  }
  const { html, inlineStyles } = render('/', themed)
  expect(inlineStyles).toContain(':root{--mela-brand:#006064}/style>')
  expect(html).toContain('<style id="brand">:root{--mela-brand:#006064}/style></style>')
})

test('An unknown path and a missing page link to the home page', () => {
  expect(render('/nonsense', {})).toMatchObject({ status: 302, redirect: '/tabs/home' })
  const missingPage = { settings: message(settings), 'page:our-school': missing }
  expect(render('/p/our-school', missingPage)).toMatchObject({ status: 302, redirect: '/tabs/home' })
})

test('An album hidden from guests returns 404 and leaves the check to the device', () => {
  const { status, html } = render('/gallery-detail/G-9', {
    settings: message(settings),
    'album:G-9': missing,
  })
  expect(status).toBe(404)
  expect(html).toContain('content="noindex"')
  expect(html).toContain('<ul class="pictures skeleton"')
  expect(html).not.toContain('no longer available')
})

test('An album without pictures links to all albums', () => {
  const empty = data({ name: 'G-1', title: 'Kites', description: null, gallery: [] })
  const { html } = render('/gallery-detail/G-1', { settings: message(settings), 'album:G-1': empty })
  expect(html).toContain('<h2>This album is empty</h2>')
  expect(html).toContain('<a class="button" href="/gallery">See all albums</a>')
})

test('The page is a usable shell with a retry while the database is down', () => {
  const { status, html } = render('/gallery', { settings: away, albums: away })
  expect(status).toBe(200)
  expect(html).toContain('Something went wrong')
  expect(html).toContain('<form action="/gallery">')
  expect(html).not.toContain('"albums"')
})

test('The page is in the negotiated language', () => {
  const { html } = render('/gallery', { settings: message(settings), albums: data([]) }, 'ta')
  expect(html).toContain('<html lang="ta" dir="ltr"')
  expect(html).toContain('<h1>படத்தொகுப்பு</h1>')
  expect(render('/gallery', { albums: data([]) }, 'xx').html).toContain('<html lang="en"')
})

test('Unfinished sections are not indexed', () => {
  expect(render('/yourcart', { settings: message(settings) }).html).toContain('content="noindex"')
})
