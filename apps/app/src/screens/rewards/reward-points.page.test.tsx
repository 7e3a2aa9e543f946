// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Methods } from '#contract'
import { refuse, response } from '#client/testing'
import { press, renderScreen, shown, siteSettings, tryAgain, within } from '../../testing/render-screen.tsx'

type Points = Methods['mela.rewards.get_points']['output']
type Line = Methods['mela.rewards.get_points_statement']['output']['lines'][number]

const isOn = response('api.get_all_website_settings', { ...siteSettings, enable_reward_points: 1 })

const points = (changes: Partial<Points> = {}) =>
  response('mela.rewards.get_points', {
    ...{ is_on: 1, currency: 'INR', points: 120, worth: 30, values: [{ points: 120, value: 0.25 }] },
    ...{ point_value: 0.25, minimum_points: 50, maximum_percent: 50, owed: 0, pending: [], expiring: [] },
    tier: { earned_this_year: 120, tier_name: null, bonus: 0, next: null },
    ...changes,
  })

const earned: Line = {
  ...{ line: 'a', date: '2026-11-19', movement: 'earned', points: 150, worth: 37.5 },
  description: 'Order ORD-2026-000004',
}
const spent: Line = {
  ...{ line: 'b', date: '2026-12-02', movement: 'spent', points: -30, worth: -7.5 },
  description: 'Order ORD-2026-000009',
}
const statement = (lines: Line[], next: number | null = null) =>
  response('mela.rewards.get_points_statement', { lines, next })

test('A customer reads points, their worth, the tier, what is pending and what expires', async () => {
  await renderScreen('/reward-points', {
    account: 'USR-1',
    answers: [
      isOn,
      points({
        pending: [{ points: 24, available_on: '2026-12-12', description: 'Order ORD-2026-000012' }],
        expiring: [{ expires_on: '2026-12-20', points: 40 }],
        tier: {
          ...{ earned_this_year: 240, tier_name: 'Silver', bonus: 10 },
          next: { tier_name: 'Gold', points_needed: 760, bonus: 25 },
        },
      }),
      statement([earned]),
    ],
  })
  const ticket = await shown.findByRole('region', { name: 'Points to spend' })
  expect(within(ticket).getByText('120')).toBeDefined()
  expect(within(ticket).getByText('Worth ₹30')).toBeDefined()
  expect(within(ticket).getByText('Silver: 10% more points')).toBeDefined()
  expect(within(ticket).getByText('760 more points to Gold, which earns 25% more')).toBeDefined()
  expect(within(ticket).getByText(/^40 points expire on 20.December.2026$/)).toBeDefined()
  const pending = shown.getByRole('region', { name: 'Pending points' })
  expect(within(pending).getByText('+24')).toBeDefined()
  expect(within(pending).getByRole('link').getAttribute('href')).toBe('/my-orders/ORD-2026-000012')
  expect(shown.getByText(/Use 50 points or more at checkout, for up to 50% of an order/)).toBeDefined()
})

test('A customer reads earlier changes of the points', async () => {
  const server = await renderScreen('/reward-points', {
    account: 'USR-1',
    answers: [isOn, points(), statement([spent], 1)],
  })
  expect(await shown.findByText('−30')).toBeDefined()
  server.respondWith(statement([earned]))
  await press('Show more')
  expect(await shown.findByText('+150')).toBeDefined()
  expect(server.inputsOf('mela.rewards.get_points_statement').at(-1)).toEqual({ start: 1 })
})

test('Points of returned items that were spent are named', async () => {
  await renderScreen('/reward-points', {
    account: 'USR-1',
    answers: [isOn, points({ points: 0, worth: 0, owed: 80 }), statement([])],
  })
  expect(
    await shown.findByText('80 points of returned items will be taken from your next points.'),
  ).toBeDefined()
  expect(await shown.findByText('No points yet')).toBeDefined()
})

test('A guest is asked to sign in, and a site without points says so', async () => {
  await renderScreen('/reward-points', { answers: [isOn] })
  expect(await shown.findByText('Sign in to see your reward points')).toBeDefined()
  const isOff = response('api.get_all_website_settings', { ...siteSettings, enable_reward_points: 0 })
  await renderScreen('/reward-points', { account: 'USR-1', answers: [isOff, points({ is_on: 0 })] })
  expect(await shown.findByText("Reward points aren't available here")).toBeDefined()
})

test('A failed request offers another try', async () => {
  const server = await renderScreen('/reward-points', {
    account: 'USR-1',
    answers: [isOn, refuse('mela.rewards.get_points', { status: 500 }), statement([])],
  })
  await tryAgain(server, points())
  expect(await shown.findByText('Worth ₹30')).toBeDefined()
})
