// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Methods } from '#contract'
import { response, refuse } from '#client/testing'
import { payOptions } from '../../testing/fixtures.ts'
import { fill, press, renderScreen, shown, tryAgain } from '../../testing/render-screen.tsx'

const campaign: Methods['mela.contributions.get_campaign']['output'] = {
  purposes: [{ raised: 4000, count: 8, name: 'CP-1', title: 'A new roof', description: null, goal: 10_000 }],
  supporters: [{ name: null, amount: 500, message: 'Good luck', day: '2026-11-18' }],
  ...{ goal: 10_000, raised: 4000, count: 8, heading: null, introduction: null, currency: 'INR' },
  ...{ minimum: 10, maximum: 100_000, suggested: [250, 500] },
}

test('A donor offers an amount and is led to the payment', async () => {
  const server = await renderScreen('/support', {
    answers: [
      response('mela.contributions.get_campaign', campaign),
      response('mela.contributions.offer', {
        ...{ name: 'CON-1', state: 'offered', amount: 250, currency: 'INR', receipt_token: 'T-1' },
      }),
      response('mela.payments.get_options', payOptions(250)),
    ],
  })
  await press('₹250', 'radio')
  await fill('Your name', 'Meena')
  await fill('Email', 'meena@example.org')
  await press('Donate ₹250')
  expect(await shown.findByRole('heading', { name: 'Payment' })).toBeDefined()
  expect(server.inputsOf('mela.contributions.offer')).toMatchObject([
    { purpose: 'CP-1', amount: 250, donor_name: 'Meena', email: 'meena@example.org', is_on_wall: 0 },
  ])
  expect(server.inputsOf('mela.payments.get_options')).toEqual([
    { reference_type: 'Contribution', reference_name: 'CON-1', receipt_token: 'T-1' },
  ])
})

test('An offer without a name or an amount is not sent', async () => {
  const server = await renderScreen('/support', {
    answers: [response('mela.contributions.get_campaign', campaign)],
  })
  await fill(/^Other amount/, '5')
  await press('Donate ₹5')
  expect(await shown.findByText('Enter at least ₹10')).toBeDefined()
  expect(shown.getByText('Enter your name')).toBeDefined()
  expect(shown.getByText('Enter your email or mobile number')).toBeDefined()
  expect(server.inputsOf('mela.contributions.offer')).toEqual([])
})

test('A visitor sees what was raised, and by whom', async () => {
  await renderScreen('/support', { answers: [response('mela.contributions.get_campaign', campaign)] })
  expect((await shown.findAllByText('₹4,000 raised of ₹10,000')).length).toBeGreaterThan(0)
  expect(shown.getByText('Anonymous')).toBeDefined()
  expect(shown.getByText('Good luck')).toBeDefined()
})

test('Without a cause nothing is collected, and a campaign that failed is asked for again', async () => {
  const server = await renderScreen('/support', { answers: [refuse('mela.contributions.get_campaign')] })
  await tryAgain(server, response('mela.contributions.get_campaign', { ...campaign, purposes: [] }))
  expect(await shown.findByRole('heading', { name: 'No donations being collected' })).toBeDefined()
})
