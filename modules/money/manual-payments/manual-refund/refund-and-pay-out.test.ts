import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { ManualRefund } from '../index.ts'
import { readField, openManualPaymentSite, type ManualPaymentSite } from '../testing/sample-site.ts'

let fixture: ManualPaymentSite
let today: string
beforeAll(async () => {
  fixture = await openManualPaymentSite()
  today = await fixture.site.engine.read(administrator, async (documents) => documents.today)
})
afterAll(() => fixture.close())

const cash = { purpose: 'cash' } as const
const bank = { purpose: 'bank' } as const

async function refundDue(payment: string, amount?: number): Promise<string> {
  const { status, message, body } = await fixture.call('refund_payment', { name: payment, amount })
  expect(status, JSON.stringify(body)).toBe(200)
  return readField(message, 'refund')
}

const voucher = async (name: string, who = fixture.office) =>
  (await who.get(`/api/resource/Manual Refund/${name}`)).data

test('Pays a part of a cash payment out to a UPI ID, which lists show masked', async () => {
  const fee = await fixture.newFee()
  const payment = await fixture.received(fee)
  const due = await refundDue(payment, 200)
  expect(await refundDue(payment, 200)).toBe(due)
  const pay = (values: object) =>
    fixture.call('pay_out', { name: due, method: 'UPI', reference_number: 'UTR1', ...values })
  expect((await pay({})).body).toMatchObject({ field: 'payee_upi' })
  expect((await pay({ payee_upi: 'meena' })).body).toMatchObject({ field: 'payee_upi' })
  const before = await fixture.balance(bank)
  expect((await pay({ payee_upi: 'meena.k@okhdfcbank' })).message).toMatchObject({
    state: 'paid',
    amount: 200,
  })
  expect(await fixture.balance(bank)).toBe(before - 20_000)
  expect(await voucher(due)).toMatchObject({ payee: 'me•••@okhdfcbank', payee_upi: 'meena.k@okhdfcbank' })
  const manager = await fixture.site.userWith('Store Manager')
  await fixture.site.engine.write(administrator, (documents) =>
    documents.save(ManualRefund, due, { reference_type: 'Order' }),
  )
  expect(await voucher(due, manager)).toMatchObject({ payee: 'me•••@okhdfcbank' })
  expect(await voucher(due, manager)).not.toHaveProperty('payee_upi')
  expect((await fixture.call('refund_payment', { name: payment, amount: 300.01 })).body).toMatchObject({
    code: 'manual_payments.more_than_left',
  })
})

test('Refunds a cleared cheque in full and notifies its document', async () => {
  const fee = await fixture.newFee()
  const payment = await fixture.received(fee, {
    ...{ method: 'cheque', reference_number: '445566', bank: 'SBI', cheque_date: today },
  })
  await fixture.call('mark_cleared', { name: payment })
  const due = await refundDue(payment)
  const bankDetails = { payee_account: '001122334455', payee_ifsc: 'hdfc0001234' }
  const paid = await fixture.call('pay_out', {
    name: due,
    method: 'bank',
    reference_number: 'UTR2',
    ...bankDetails,
  })
  expect(paid.message, JSON.stringify(paid.body)).toMatchObject({ state: 'paid', amount: 500 })
  expect(await voucher(due)).toMatchObject({ payee: '••••4455, HDFC0001234' })
  expect((await fixture.fee(fee)).state).toBe('returned')
})

test('Refuses to cancel a refunded payment, as the cash would leave twice', async () => {
  const fee = await fixture.newFee()
  const before = await fixture.balance(cash)
  const payment = await fixture.received(fee)
  const due = await refundDue(payment)
  expect((await fixture.call('pay_out', { name: due, method: 'cash' })).status).toBe(200)
  const cancelled = await fixture.call('cancel_payment', { name: payment })
  expect([cancelled.status, cancelled.body]).toEqual([
    417,
    expect.objectContaining({ code: 'manual_payments.paid_out' }),
  ])
  expect(await fixture.balance(cash)).toBe(before)
})

test('Cancelling a payment drops its waiting refund', async () => {
  const payment = await fixture.received(await fixture.newFee())
  const due = await refundDue(payment)
  expect((await fixture.call('cancel_payment', { name: payment })).status).toBe(200)
  expect(await voucher(due)).toMatchObject({ state: 'discarded' })
  expect((await fixture.call('pay_out', { name: due, method: 'cash' })).status).toBe(417)
})
