import { expect, test } from 'vitest'
import type { Campaign } from '../screens/contributions/campaign.ts'
import type { CallResponses } from './contract.ts'
import { callsFor, renderWith } from './render-page.ts'
import { message, request, settings } from './testing-answers.ts'

const assets = {
  css: '',
  entry: '/assets/index.js',
  pages: {},
  loaders: '/assets/page-loaders.js',
  pageCss: {},
  sheets: {},
  fonts: {},
}
const roof = { name: 'CP-001', title: 'A roof', description: 'Tiles', goal: 1000, raised: 250.5, count: 2 }
const campaign: Campaign = {
  ...{ heading: null, introduction: null, currency: 'INR', minimum: 10, maximum: 500_000 },
  ...{ suggested: [250, 500], goal: 1000, raised: 250.5, count: 2, purposes: [roof] },
  supporters: [{ name: null, amount: 500, message: '<b>Books</b>', day: '2026-11-20' }],
}

function render(path: string, more: CallResponses, language = 'en') {
  return renderWith(assets, request(path, { language }), { settings: message(settings), ...more })
}

test('The support page requests the campaign and nothing else', () => {
  const calls = callsFor(request('/support'), { settings: message(settings) })
  expect(calls.map(({ key, url }) => [key, url])).toEqual([
    ['campaign', '/api/method/mela.contributions.get_campaign'],
  ])
})

test('The support page is readable without scripts, and its form is disabled until it can be sent', () => {
  const { html, status } = render('/support', { campaign: message(campaign) })
  expect(status).toBe(200)
  expect(html).toContain('<title>Support the school - Asha</title>')
  expect(html).toContain('₹250.50 raised of ₹1,000')
  expect(html).toContain('Anonymous')
  expect(html).toContain('&lt;b&gt;Books&lt;/b&gt;')
  expect(html).toMatch(/<div class="[^"]*supportForm" inert=""/)
})

test('The support page is shown in Tamil, and says so when there is no campaign', () => {
  const closed = { ...campaign, purposes: [], goal: null, raised: 0, count: 0 }
  expect(render('/support', { campaign: message(campaign) }, 'ta').html).toContain('பள்ளிக்கு உதவுக')
  expect(render('/support', { campaign: message(closed) }).html).toContain('No donations being collected')
})

test('The page of a payment link is rendered without its data and is not indexed', () => {
  const { html, status } = render('/pay/a-secret-token', {})
  expect(status).toBe(200)
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).not.toContain('a-secret-token')
})
