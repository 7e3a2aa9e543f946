// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { finance, financeReader, paid } from '../../../testing/builders.ts'
import { refusal } from '#client/testing'
import { expectSent, expectText, press, renderScreen } from '../../../testing/render-screen.tsx'

const refundable = { amount: 500, reason: null, takes_credit: 0 }
const refund = {
  ...{ name: 'REF-1', payment: 'PAY-1', state: 'done' as const, amount: 200, destination: 'source' as const },
  ...{
    reason: 'Left the course',
    creation: '2026-11-24 11:00:00.000000',
    done_at: '2026-11-24 11:05:00.000000',
  },
}
const documents = { ...finance.documents, Payment: [paid], Refund: [refund] }
const methods = { ...finance.methods, 'mela.payments.get_refundable': refundable }

test('Shows a payment with its amounts, its history and its refunds', async () => {
  await renderScreen('/money/payments/PAY-1', { answers: { ...finance, documents, methods } })
  await screen.findByRole('heading', { name: 'Meena Iyer', level: 1 })
  await expectText('Payment started')
  await expectText('Refund of ₹200 started')
  await expectText('Left the course')
  await expectText('Original payment method, 24 Nov 2026, 11:00 am')
})

test('Asks the gateway how a payment stands', async () => {
  const answers = { ...finance, documents, methods: { ...methods, 'mela.payments.ask_gateway': undefined } }
  const server = await renderScreen('/money/payments/PAY-1', { answers })
  await press('Check with gateway')
  await expectText('Updated from the gateway')
  await expectSent(server, 'mela.payments.ask_gateway', { name: 'PAY-1' })
})

test('Says why the gateway did not answer', async () => {
  const unreached = refusal('Razorpay cannot be reached')
  const answers = { ...finance, documents, methods: { ...methods, 'mela.payments.ask_gateway': unreached } }
  await renderScreen('/money/payments/PAY-1', { answers })
  await press('Check with gateway')
  await expectText('Razorpay cannot be reached')
})

test('Offers no decisions to somebody who may only read payments', async () => {
  const server = await renderScreen('/money/payments/PAY-1', { answers: { ...financeReader, documents } })
  await screen.findByRole('heading', { name: 'Meena Iyer', level: 1 })
  await waitFor(() => expect(server.inputsOf('GET Receipt')).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Check with gateway' })).toBeNull()
})

test('Says that a payment is not there', async () => {
  await renderScreen('/money/payments/PAY-9', { answers: { ...finance, documents } })
  await expectText('Page not found')
})

test('Says so when a payment could not be read, and offers to try again', async () => {
  const refused = { ...documents, Payment: refusal('The server is out of order') }
  await renderScreen('/money/payments/PAY-1', { answers: { ...finance, documents: refused } })
  await expectText('Something went wrong')
  await screen.findByRole('button', { name: 'Try again' })
})

test.each([
  ['refunds', 'Refund', 'Refunds'],
  ['receipts', 'Receipt', 'Receipt'],
] as const)(
  'Says so when the %s of a payment could not be read, and reads them again',
  async (_what, type, title) => {
    const broken = { ...documents, [type]: refusal('The server is out of order') }
    const server = await renderScreen('/money/payments/PAY-1', {
      answers: { ...finance, documents: broken, methods },
    })
    const card = within(await screen.findByRole('region', { name: title }))
    expect(card.getByRole('alert').textContent).toContain('Something went wrong')
    const before = server.inputsOf(`GET ${type}`).length
    await press('Try again')
    await waitFor(() => expect(server.inputsOf(`GET ${type}`).length).toBeGreaterThan(before))
  },
)
