// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { finance } from '../../../testing/builders.ts'
import { refusal } from '#client/testing'
import type { DeskResponses } from '../../../testing/desk-responses.ts'
import { expectSent, expectText, fill, press, renderScreen } from '../../../testing/render-screen.tsx'

const due = {
  ...{ name: 'CREF-1', state: 'due' as const, amount: 300, payer_name: 'Meena Iyer', payer_phone: null },
  ...{ description: 'Camp cancelled', reference_type: 'Fee', reference_name: 'FEE-1', failed_refund: null },
  ...{ creation: '2026-11-24 10:00:00.000000', payee_method: 'UPI' as const, payee_upi: 'meena@upi' },
}

function openQueue(methods: DeskResponses['methods']) {
  const answers = {
    ...finance,
    documents: { ...finance.documents, 'Manual Refund': [due] },
    methods: { ...finance.methods, ...methods },
  }
  return renderScreen('/money/unmatched', { answers })
}

test('Records a refund by hand in the way that the payer asked for', async () => {
  const server = await openQueue({
    'mela.manual_payments.pay_out': { name: 'CREF-1', state: 'paid', amount: 300 },
  })
  await expectText('Manual refund due')
  await press('Record refund')
  await expectText('The payer asked for UPI. Check the details before you pay.')
  await fill('UPI transaction ID', 'TX-7')
  await press('Record refund of ₹300')
  await expectText('Refund of ₹300 recorded, voucher CREF-1')
  await expectSent(server, 'mela.manual_payments.pay_out', {
    ...{ name: 'CREF-1', method: 'UPI', reference_number: 'TX-7', payee_upi: 'meena@upi' },
  })
})

test('Asks for the transaction of a transfer before it is recorded', async () => {
  const server = await openQueue({})
  await press('Record refund')
  await press('Record refund of ₹300')
  await expectText('This field is required')
  expect(server.inputsOf('mela.manual_payments.pay_out')).toEqual([])
})

test('Says at its field what the server refused', async () => {
  await openQueue({ 'mela.manual_payments.pay_out': refusal('This is no UPI ID', { field: 'payee_upi' }) })
  await press('Record refund')
  await fill('UPI transaction ID', 'TX-7')
  await press('Record refund of ₹300')
  await expectText('This is no UPI ID')
})
