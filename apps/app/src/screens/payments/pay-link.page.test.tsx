// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { answer, refuse } from '#client/testing'
import { payOptions } from '../../testing/fixtures.ts'
import { press, renderScreen, shown, tryAgain } from '../../testing/render-screen.tsx'

const link = answer('mela.payments.open_link', {
  ...{ due: { amount: 500, currency: 'INR', description: 'Fee of term 2' }, payer_name: 'Meena' },
  ...{ gateways: ['Sandbox'], reference_type: 'Fee', reference_name: 'FEE-1', expires_at: '2026-12-01' },
})

test('whoever has the link sees what it is for and is led to the payment', async () => {
  const server = await renderScreen('/pay/T-1', {
    answers: [link, answer('mela.payments.get_options', payOptions(500))],
  })
  expect(await shown.findByText('Fee of term 2')).toBeDefined()
  await press('Pay ₹500')
  expect(await shown.findByRole('heading', { name: 'Payment' })).toBeDefined()
  expect(server.inputsOf('mela.payments.get_options')).toEqual([
    { reference_type: 'Fee', reference_name: 'FEE-1', receipt_token: 'T-1' },
  ])
})

test('a link that is paid or too old says so', async () => {
  await renderScreen('/pay/T-1', { answers: [refuse('mela.payments.open_link', { status: 410 })] })
  expect(await shown.findByRole('heading', { name: 'This link is no longer valid' })).toBeDefined()
})

test('a link that could not be opened is tried again', async () => {
  const server = await renderScreen('/pay/T-1', {
    answers: [refuse('mela.payments.open_link', { status: 429 })],
  })
  await tryAgain(server, link)
  expect(await shown.findByText('Fee of term 2')).toBeDefined()
})
