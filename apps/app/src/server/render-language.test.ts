import { expect, test } from 'vitest'
import type { CallResponses } from './contract.ts'
import { callsFor, renderWith } from './render-page.ts'
import { message, missing, page, request, section, settings } from './testing-answers.ts'

const assets = {
  css: '',
  entry: '/assets/index.js',
  pages: {},
  loaders: '/assets/page-loaders.js',
  pageCss: {},
  sheets: {},
  fonts: {},
}

const inHindi = { ...settings, site_name: 'आशा', default_header: { name: 'H', title: 'Main', menus: [] } }
const hindiHome = page('home-page', [
  section('rich text', { title: 'अंदर आइए', content: { html: '<p>नमस्ते</p>' } }),
])

const answers: CallResponses = {
  'settings~hi': message(inHindi),
  'page:home-page~hi': message(hindiHome),
  'categories~hi': message([]),
  'business:BS-00001~hi': message([]),
}

test('A page in another language requests its content in that language', () => {
  const [first] = callsFor(request('/', { language: 'hi' }), {})
  expect(first).toMatchObject({ key: 'settings~hi', url: expect.stringMatching(/_lang=hi$/) })
  const known = { 'settings~hi': message(inHindi) }
  const keys = callsFor(request('/', { language: 'hi' }), known).map(({ key }) => key)
  expect(keys).toContain('page:home-page~hi')
  expect(callsFor(request('/', { language: 'hi' }), answers)).toEqual([])
})

test('The page shows the responses and passes them to the browser under the same query keys', () => {
  const { html } = renderWith(assets, request('/', { language: 'hi' }), answers)
  expect(html).toContain('अंदर आइए')
  expect(html).toContain('आशा')
  expect(html).toContain('"page:home-page~hi"')
})

test('A page missing in one language returns 404 in it', () => {
  const known = { 'settings~hi': message(inHindi), 'page:p/nothing~hi': missing, 'page:nothing~hi': missing }
  expect(renderWith(assets, request('/p/nothing', { language: 'hi' }), known).status).not.toBe(200)
})
