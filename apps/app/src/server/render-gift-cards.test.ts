import { expect, test } from 'vitest'
import type { GiftCardTerms } from '../ui/gift-cards/gift-card-calls.ts'
import type { CallResponses } from './contract.ts'
import { callsFor, renderWith } from './render-page.ts'
import { message, request, settings } from './testing-answers.ts'

const assets = {
  ...{ css: '', entry: '/assets/index.js', pages: {}, loaders: '/assets/page-loaders.js' },
  ...{ pageCss: {}, sheets: {}, fonts: {} },
}
const terms: GiftCardTerms = {
  ...{ is_on: 1, is_sold: 1, currency: 'INR', minimum: 100, maximum: 10_000, amounts: [500, 1000] },
  ...{ validity_months: 12, terms: 'Not exchanged for cash.' },
}

function render(more: CallResponses, language = 'en') {
  return renderWith(assets, request('/gift-cards', { language }), { settings: message(settings), ...more })
}

test('The page of gift cards requests what is offered and nothing else', () => {
  const calls = callsFor(request('/gift-cards'), { settings: message(settings) })
  expect(calls.map(({ key, url }) => [key, url])).toEqual([
    ['gift-card-terms', '/api/method/mela.gift_cards.get_gift_card_terms'],
  ])
})

test('The page is readable without scripts, and its form is disabled until it can be sent', () => {
  const { html, status } = render({ 'gift-card-terms': message(terms) })
  expect(status).toBe(200)
  expect(html).toContain('<title>Gift cards - Asha</title>')
  expect(html).toContain('Valid for 12 months')
  expect(html).toContain('₹1,000')
  expect(html).toMatch(/<div class="[^"]*giftBuying" inert=""/)
})

test('The page is shown in Tamil, and says so where gift cards are off', () => {
  expect(render({ 'gift-card-terms': message(terms) }, 'ta').html).toContain('பரிசு அட்டை வழங்குங்கள்')
  const off = { ...terms, is_on: 0 as const, is_sold: 0 as const }
  expect(render({ 'gift-card-terms': message(off) }).html).toContain('Gift cards aren&#x27;t available here')
})
