// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { response, refuse } from '#client/testing'
import { payOptions } from '../../testing/fixtures.ts'
import { press, renderScreen, shown, tryAgain } from '../../testing/render-screen.tsx'

const link = response('mela.payments.open_link', {
  ...{ due: { amount: 500, currency: 'INR', description: 'Fee of term 2' }, payer_name: 'Meena' },
  ...{ gateways: ['Sandbox'], reference_type: 'Fee', reference_name: 'FEE-1', expires_at: '2026-12-01' },
})

test('Whoever has the link sees what it is for and is led to the payment', async () => {
  const server = await renderScreen('/pay/T-1', {
    answers: [link, response('mela.payments.get_options', payOptions(500))],
  })
  expect(await shown.findByText('Fee of term 2')).toBeDefined()
  await press('Pay ₹500')
  expect(await shown.findByRole('heading', { name: 'Payment' })).toBeDefined()
  expect(server.inputsOf('mela.payments.get_options')).toEqual([
    { reference_type: 'Fee', reference_name: 'FEE-1', receipt_token: 'T-1' },
  ])
})

test('A link that is paid or too old says so', async () => {
  await renderScreen('/pay/T-1', { answers: [refuse('mela.payments.open_link', { status: 410 })] })
  expect(await shown.findByRole('heading', { name: 'This link is no longer valid' })).toBeDefined()
})

test('A link that could not be opened is tried again', async () => {
  const server = await renderScreen('/pay/T-1', {
    answers: [refuse('mela.payments.open_link', { status: 429 })],
  })
  await tryAgain(server, link)
  expect(await shown.findByText('Fee of term 2')).toBeDefined()
})

test('A payment that could not be started says why, and a later choice leads to the gateway', async () => {
  const server = await renderScreen('/pay/T-1', {
    answers: [
      link,
      response('mela.payments.get_options', payOptions(500)),
      refuse('mela.payments.pay', { message: 'The gateway takes no payments now' }),
    ],
  })
  await press('Pay ₹500')
  await shown.findByRole('radio', { name: /Test payment/ })
  await press('Pay ₹500')
  expect(await shown.findByText('The gateway takes no payments now')).toBeDefined()
  server.respondWith(
    response('mela.payments.pay', {
      ...{ amount: 500, currency: 'INR', payment: 'PAY-1', token: 'P-1', state: 'captured' },
      checkout: { kind: 'none' },
    }),
    response('mela.payments.get_status', {
      ...{ payment: 'PAY-1', amount: 500, currency: 'INR', state: 'captured', error: null },
      ...{ captured: null, refunded_amount: 0, is_returned: 0, is_in_progress: 0, may_come: 0 },
      ...{ gateway: 'Sandbox', method: null, reference_type: 'Fee', reference_name: 'FEE-1', refunds: [] },
      checkout: { kind: 'none' },
    }),
    response('mela.receipts.get_receipt', undefined),
  )
  await press('Pay ₹500')
  expect(await shown.findByRole('heading', { name: 'Payment successful' })).toBeDefined()
})
