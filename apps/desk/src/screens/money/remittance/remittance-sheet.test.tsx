// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { finance } from '../../../testing/builders.ts'
import { refusal } from '#client/testing'
import type { DeskResponses } from '../../../testing/desk-responses.ts'
import { expectSent, expectText, fill, press, renderScreen } from '../../../testing/render-screen.tsx'

const courier = {
  ...{ collector_type: 'Courier', collector: 'CR-1', title: 'Blue Couriers', count: 2, owed: 900 },
  ...{ short: 0, oldest: '2026-11-10' },
}
const collection = (name: string, amount: number) => ({
  ...{ name, amount, remitted_amount: 0, collected_on: '2026-11-10', payer_name: 'Meena Iyer', part: null },
  ...{ reference_type: 'Order', reference_name: `ORD-${name}`, state: 'collected' as const },
  ...{ collector_type: 'Courier', collector: 'CR-1' },
})
const documents = { ...finance.documents, 'Cash Collection': [collection('1', 600), collection('2', 300)] }
const remitted = { outstanding: 0, collections: [] }

async function openSheet(methods: DeskResponses['methods']) {
  const collectors = { 'mela.manual_payments.get_collectors': { collectors: [courier] } }
  const answers = { ...finance, documents, methods: { ...finance.methods, ...collectors, ...methods } }
  const server = await renderScreen('/money/remittances', { answers })
  await press('Record remittance')
  await expectText('Remittance from Blue Couriers')
  return server
}

const sent = {
  ...{ collector_type: 'Courier', collector: 'CR-1', into: 'bank', reference: 'UTR-7' },
  ...{ remitted_on: expect.any(String), idempotency_key: expect.any(String) },
}

test('Records a remittance for the collections that are ticked', async () => {
  const server = await openSheet({ 'mela.manual_payments.remit_cash': remitted })
  await press(/^ORD-2/, 'checkbox')
  await fill('Reference number (UTR or slip)', ' UTR-7 ')
  await press('Record remittance of ₹600')
  await expectText('Remittance of ₹600 recorded')
  await expectSent(server, 'mela.manual_payments.remit_cash', { ...sent, collections: ['1'], amount: 600 })
})

test('Says how much remains when less was remitted', async () => {
  const server = await openSheet({ 'mela.manual_payments.remit_cash': remitted })
  await fill('Amount remitted', '800')
  await expectText('₹100 remains outstanding. The oldest collections are settled first.')
  await fill('Reference number (UTR or slip)', 'UTR-7')
  await press('Record remittance of ₹800')
  await expectSent(server, 'mela.manual_payments.remit_cash', {
    ...sent,
    collections: ['1', '2'],
    amount: 800,
  })
})

test('Asks for the reference of a transfer before it is recorded', async () => {
  const server = await openSheet({})
  await press('Record remittance of ₹900')
  await expectText('This field is required')
  expect(server.inputsOf('mela.manual_payments.remit_cash')).toEqual([])
})

test('Says why a remittance was refused', async () => {
  await openSheet({ 'mela.manual_payments.remit_cash': refusal('ORD-1 was remitted meanwhile') })
  await press('cash', 'radio')
  await press('Record remittance of ₹900')
  await expectText('ORD-1 was remitted meanwhile')
})
