import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import type { TestClient } from '#framework/testing'
import { Dispute, Payment, PaymentLink, Refund } from '#money/payments'
import { CashCollection, ManualPayment, ManualRefund } from '../index.ts'
import { readField, openManualPaymentSite, type ManualPaymentSite } from '../testing/sample-site.ts'

let fixture: ManualPaymentSite
let manager: TestClient
beforeAll(async () => {
  fixture = await openManualPaymentSite()
  manager = await fixture.site.userWith('Store Manager')
})
afterAll(() => fixture.close())

const types = [Payment, PaymentLink, Refund, Dispute, ManualPayment, ManualRefund, CashCollection]

/** Creates a document of each type for a payable; returns their names by type. */
async function moneyFor(reference_type: 'Order' | 'Sample Fee'): Promise<ReadonlyMap<string, string>> {
  const counted = await fixture.received(await fixture.newFee())
  return fixture.site.engine.write(administrator, async (documents) => {
    const key = `money-for-${reference_type}`
    const paidFor = { amount: 500_00, reference_type, reference_name: `${reference_type} 1` }
    const payer = { payer_name: 'Meena', description: 'Something' }
    const gateway = 'Sandbox' as const
    const { name: payment } = await documents.insert(Payment, {
      ...{ ...paidFor, ...payer, gateway, captured_amount: 500_00, state: 'captured' },
      ...{ idempotency_key: key, opened_at: `${documents.today} 10:00:00` },
    })
    const link = { ...paidFor, expires_at: '2099-01-01 00:00:00', token_hash: key }
    const refund = { payment, amount: 100_00, reason: 'Broken', gateway, idempotency_key: key }
    await documents.save(ManualPayment, counted, { reference_type })
    const names = [
      [Payment.name, payment],
      [PaymentLink.name, (await documents.insert(PaymentLink, link)).name],
      [Refund.name, (await documents.insert(Refund, refund)).name],
      [Dispute.name, (await documents.insert(Dispute, { payment, gateway, gateway_dispute: key })).name],
      [ManualPayment.name, counted],
      [ManualRefund.name, (await documents.insert(ManualRefund, { ...paidFor, ...payer })).name],
      [CashCollection.name, (await documents.insert(CashCollection, { ...paidFor, ...payer })).name],
    ] as const
    return new Map(names)
  })
}

test('Shows a Store Manager payments for orders and none for fees, by document, list or receipt', async () => {
  const [orders, fees] = [await moneyFor('Order'), await moneyFor('Sample Fee')]
  for (const { name: type } of types) {
    const [ofOrder = '', ofFee = ''] = [orders.get(type), fees.get(type)]
    const { status } = await manager.get(`/api/resource/${type}/${ofOrder}`)
    const refused = await manager.get(`/api/resource/${type}/${ofFee}`)
    expect([type, status, [403, 404].includes(refused.status)]).toEqual([type, 200, true])
    const { rows } = await manager.get(`/api/resource/${type}`, { fields: ['name'] })
    expect([type, rows]).toEqual([type, [{ name: ofOrder }]])
    const office = await fixture.office.get(`/api/resource/${type}`, { fields: ['name'] })
    expect(office.rows).toEqual(expect.arrayContaining([{ name: ofOrder }, { name: ofFee }]))
  }
  const print = (names: ReadonlyMap<string, string>) =>
    manager.post('/api/method/mela.manual_payments.print_receipt', { name: names.get(ManualPayment.name) })
  const printed = await print(orders)
  expect([printed.status, readField(printed.message, 'url')]).toEqual([
    200,
    expect.stringContaining('receipt'),
  ])
  expect([403, 404]).toContain((await print(fees)).status)
})
