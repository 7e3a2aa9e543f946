// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Methods } from '#contract'
import { refuse, response } from '#client/testing'
import {
  fill,
  press,
  renderScreen,
  shown,
  siteSettings,
  tryAgain,
  within,
} from '../../testing/render-screen.tsx'

type Program = Methods['mela.affiliates.get_program']['output']
type Answer = Methods['mela.affiliates.get_affiliate']['output']
type Line = Methods['mela.affiliates.get_commissions']['output']['lines'][number]

const path = '/affiliate-program'

const isOn = response('api.get_all_website_settings', { ...siteSettings, enable_affiliates: 1 })

const program = (changes: Partial<Program> = {}) =>
  response('mela.affiliates.get_program', {
    ...{ is_on: 1, currency: 'INR', window_days: 30, minimum_payout: 500, terms: 'No spam.' },
    rates: [{ category: null, rate: 5 }],
    ...changes,
  })

const affiliate = (changes: Partial<NonNullable<Answer['affiliate']>> = {}): Answer['affiliate'] => ({
  ...{ state: 'approved', display_name: 'Ravi', kind: 'class', group_name: 'Class 5B', benefit: 'Trip' },
  ...{ code: 'TAMUBE47', message: null, payout_details: 'ravi@upi', reason: null },
  ...changes,
})

const own = (changes: Partial<Answer> = {}) =>
  response('mela.affiliates.get_affiliate', {
    ...{ is_on: 1, currency: 'INR', affiliate: affiliate() },
    totals: { pending: 37.5, confirmed: 75, in_payout: 0, paid: 112.5 },
    months: [
      { month: '2026-10', visits: 4, orders: 1, earned: 112.5 },
      { month: '2026-11', visits: 12, orders: 2, earned: 75 },
    ],
    payouts: [{ payout: 'AFP-1', state: 'paid', amount: 112.5, reference: 'UTR 1', date: '2026-11-02' }],
    ...changes,
  })

const line = (changes: Partial<Line> = {}): Line => ({
  ...{ line: 'AFC-1', date: '2026-11-19', state: 'pending', sales: 750, amount: 37.5, reversed: 37.5 },
  held_until: '2026-11-30',
  ...changes,
})

const commissions = (lines: Line[], next: number | null = null) =>
  response('mela.affiliates.get_commissions', { lines, next })

const signedIn = (...answers: ReturnType<typeof own>[]) => ({
  account: 'USR-1',
  answers: [isOn, program(), ...answers],
})

test('A guest reads how the program works, and is asked to sign in', async () => {
  await renderScreen(path, { answers: [isOn, program()] })
  expect(await shown.findByText('Recommend us to others and earn 5% on their orders.')).toBeDefined()
  expect(shown.getByText(/Orders count for 30 days/)).toBeDefined()
  expect(shown.getByText(/We pay it out from ₹500/)).toBeDefined()
  expect(shown.getByText('Become an affiliate')).toBeDefined()
})

test('Several rates are listed, the highest in the lead', async () => {
  const rates = [
    { category: 'Pottery', rate: 8 },
    { category: null, rate: 5 },
  ]
  await renderScreen(path, { answers: [isOn, program({ rates })] })
  expect(await shown.findByText(/earn up to 8% on their orders/)).toBeDefined()
  const list = shown.getByRole('region', { name: 'Commission' })
  expect(within(list).getByText('All other products')).toBeDefined()
})

test('A parent applies for a class, and wrong fields are named first', async () => {
  const server = await renderScreen(path, signedIn(own({ affiliate: null })))
  await press('Send application')
  expect(await shown.findByText('Enter your name')).toBeDefined()
  await press('A class', 'radio')
  await fill('Your name', 'Ravi')
  await fill('Class or club', 'Class 5B')
  await press('I accept the terms of the affiliate program', 'checkbox')
  server.respondWith(response('mela.affiliates.apply', { name: 'AFF-1', state: 'applied' }))
  server.respondWith(own({ affiliate: affiliate({ state: 'applied', code: null }) }))
  await press('Send application')
  expect(await shown.findByText('Application under review')).toBeDefined()
  expect(server.inputsOf('mela.affiliates.apply')).toMatchObject([
    { kind: 'class', display_name: 'Ravi', group_name: 'Class 5B', benefit: null, accepts_terms: 1 },
  ])
})

test('A refused applicant reads the reason and has the form with the answers', async () => {
  const refused = affiliate({ state: 'refused', code: null, reason: 'Tell us more.' })
  await renderScreen(path, signedIn(own({ affiliate: refused })))
  expect(await shown.findByText(/Tell us more\./)).toBeDefined()
  expect(shown.getByDisplayValue('Ravi')).toBeDefined()
})

test('An affiliate sees code, link, earnings, commissions and payouts', async () => {
  await renderScreen(path, signedIn(own(), commissions([line()])))
  expect(await shown.findByText('TAMUBE47')).toBeDefined()
  expect(shown.getByText('The commission goes to Class 5B, for: Trip')).toBeDefined()
  expect(shown.getByDisplayValue(/\/\?ref=TAMUBE47$/)).toBeDefined()
  const earnings = shown.getByRole('region', { name: 'Earnings' })
  expect(within(earnings).getByRole('row', { name: /Nov 26 12 2 ₹75/ })).toBeDefined()
  const list = shown.getByRole('region', { name: 'Commissions' })
  expect(await within(list).findByText('₹37.50 taken back for returned or cancelled items')).toBeDefined()
  expect(within(list).getByText(/^Confirmed from 30.November.2026/)).toBeDefined()
  expect(shown.getByText(/reference UTR 1/)).toBeDefined()
})

test('An affiliate who owes for returned items and has no commissions reads so', async () => {
  const totals = { pending: 0, confirmed: -37.5, in_payout: 0, paid: 112.5 }
  await renderScreen(path, signedIn(own({ totals, payouts: [] }), commissions([])))
  expect(await shown.findByText(/₹37\.50 for returned items will be deducted/)).toBeDefined()
  expect(await shown.findByText('No commissions yet')).toBeDefined()
  expect(shown.getByText('No payouts yet')).toBeDefined()
})

test('A suspended affiliate reads the reason, and a site without the program says so', async () => {
  const suspended = affiliate({ state: 'suspended', reason: 'Unwanted messages.' })
  await renderScreen(path, signedIn(own({ affiliate: suspended }), commissions([])))
  expect(await shown.findByText(/Unwanted messages\./)).toBeDefined()
  await renderScreen(path, { answers: [isOn, program({ is_on: 0, rates: [] })] })
  expect(await shown.findByText("The affiliate program isn't available here")).toBeDefined()
})

test('A failed request offers another try', async () => {
  const server = await renderScreen(path, {
    account: 'USR-1',
    answers: [isOn, program(), refuse('mela.affiliates.get_affiliate', { status: 500 }), commissions([])],
  })
  await tryAgain(server, own())
  expect(await shown.findByText('TAMUBE47')).toBeDefined()
})
