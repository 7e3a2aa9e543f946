// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Methods } from '#contract'
import { refuse, response } from '#client/testing'
import { renderScreen, shown, tryAgain, within } from '../../testing/render-screen.tsx'

type Pledges = Methods['mela.pledges.get_pledges']['output']

const books: Pledges['pledges'][number] = {
  ...{ name: 'PLG-1', title: 'Books for Class 5A', seller: 'Asha Pottery', percent: 5 },
  ...{ beneficiary_title: 'Class 5A', from_day: '2026-11-01', to_day: '2026-12-31', is_running: 1 },
  ...{ goal: 1000, raised: 250, held: 18.75, sales: 3 },
  latest: [
    { sale: 'PLS-3', day: '2026-11-19', state: 'pending', amount: 18.75, reversed: 0 },
    { sale: 'PLS-2', day: '2026-11-12', state: 'confirmed', amount: 300, reversed: 50 },
    { sale: 'PLS-1', day: '2026-11-05', state: 'reversed', amount: 37.5, reversed: 37.5 },
  ],
}

const answer = (pledges: Pledges['pledges']) =>
  response('mela.pledges.get_pledges', { currency: 'INR', pledges })

test('A visitor sees what a pledge raised, and its sales with the returned ones', async () => {
  await renderScreen('/pledges', { answers: [answer([books])] })
  const card = within(await shown.findByRole('article', { name: 'Books for Class 5A' }))
  expect(card.getByText('5% of the price at Asha Pottery goes to Class 5A')).toBeDefined()
  expect(card.getByRole('img', { name: '₹250 raised of ₹1,000' })).toBeDefined()
  expect(card.getByText('3 sales')).toBeDefined()
  expect(card.getByText('₹18.75 more when its items can no longer be returned')).toBeDefined()
  const sales = card.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(sales[0]).toContain('Held')
  expect(sales[1]).toContain('₹50 returned')
  expect(sales[2]).toContain('Returned')
})

test('A pledge without a goal, and one that ended, say so', async () => {
  await renderScreen('/pledges', { answers: [answer([{ ...books, goal: null, is_running: 0, held: 0 }])] })
  expect(await shown.findByText('₹250 raised')).toBeDefined()
  expect(shown.getByText('Ended')).toBeDefined()
  expect(shown.queryByRole('img', { name: /raised/ })).toBeNull()
})

test('Without pledges the page says so, and pledges that failed are asked for again', async () => {
  const server = await renderScreen('/pledges', { answers: [refuse('mela.pledges.get_pledges')] })
  await tryAgain(server, answer([]))
  expect(await shown.findByRole('heading', { name: 'No pledges yet' })).toBeDefined()
})
