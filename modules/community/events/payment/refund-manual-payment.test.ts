import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  eventSite,
  registerGuest,
  readRegistration,
  valuesOf,
  callWithToken,
  type EventSite,
} from '../testing/sample-site.ts'

let sample: EventSite
beforeAll(async () => {
  sample = await eventSite({ hasManualPayments: true })
})
afterAll(() => sample.site.close())

test('Cancelling a manual payment creates a manual refund that the office pays out', async () => {
  const office = await sample.site.userWith('School Office')
  const event = await sample.event({ capacity: 5, price: 30_000 })
  const response = await registerGuest(sample, event)
  const received = await office.post('/api/method/mela.manual_payments.receive', {
    ...{
      reference_type: 'Event Registration',
      reference_name: response['registration'],
      method: 'cash',
      amount: 300,
    },
    idempotency_key: 'cash-for-a-registration',
  })
  expect(received.status, JSON.stringify(received.body)).toBe(200)
  const cancelled = await callWithToken(sample.site.guest, 'cancel_registration', {
    token: response['token'],
  })
  expect(cancelled.message).toMatchObject({ state: 'cancelled', paid: 300, returned: 0 })
  const { rows } = await office.get('/api/resource/Manual Refund', {
    fields: ['name', 'state', 'amount', 'payment', 'reference_name'],
  })
  const payment = valuesOf(received.message)['name']
  expect(rows).toMatchObject([
    { state: 'due', amount: 300, payment, reference_name: response['registration'] },
  ])
  const paid = await office.post('/api/method/mela.manual_payments.pay_out', {
    name: rows[0]?.['name'],
    method: 'cash',
  })
  expect(paid.message, JSON.stringify(paid.body)).toMatchObject({ state: 'paid', amount: 300 })
  expect(await readRegistration(sample, response)).toMatchObject({ state: 'cancelled', returned: 300 })
})
