import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '#framework/testing'
import {
  eventSite,
  payRegistration,
  registerGuest,
  readRegistration,
  callWithToken,
  type EventSite,
  type Values,
} from '../testing/sample-site.ts'

let sample: EventSite
beforeAll(async () => {
  sample = await eventSite({ hasManualPayments: true })
})
afterAll(() => sample.site.close())

const two = { attendees: [{ full_name: 'Kavin' }, { full_name: 'Meena' }] }

async function cancelKavin(response: Values) {
  const [kavin] = rowsOf((await readRegistration(sample, response))['attendees'])
  const { token } = response
  const attendees = [kavin?.['name']]
  return callWithToken(sample.site.guest, 'cancel_registration', { token, attendees })
}

async function messageTo(response: Values): Promise<Values | undefined> {
  await sample.site.engine.drainEvents()
  const { rows } = await sample.site.administrator.get('/api/resource/Outbox Message', {
    fields: ['event', 'subject', 'body'],
    filters: [
      ['recipient', '=', (await readRegistration(sample, response))['email']],
      ['event', 'like', 'events.attendees%'],
    ],
    order_by: 'creation desc',
  })
  return rows[0]
}

test('Cancelling one of two paid seats e-mails the remaining attendees and the refund method', async () => {
  const response = await registerGuest(sample, await sample.event({ price: 15_000 }), two)
  await payRegistration(sample, response)
  expect((await cancelKavin(response)).message).toMatchObject({ seats: 1, returned: 150 })
  const message = await messageTo(response)
  expect(message).toMatchObject({
    event: 'events.attendees_cancelled_refunded_guest',
    subject: 'Place cancelled: Kavin, Kites',
  })
  for (const words of ['Still attending: Meena.', 'We refund ₹150', 'up to 7 days'])
    expect(message?.['body']).toContain(words)
})

test('A person who paid at the office reads that the office refunds it', async () => {
  const response = await registerGuest(sample, await sample.event({ price: 15_000 }), two)
  const office = await sample.site.userWith('School Office')
  const received = await office.post('/api/method/mela.manual_payments.receive', {
    ...{ reference_type: 'Event Registration', reference_name: response['registration'] },
    ...{ method: 'cash', amount: 300, idempotency_key: 'cash-for-two-people' },
  })
  expect(received.status, JSON.stringify(received.body)).toBe(200)
  await cancelKavin(response)
  const message = await messageTo(response)
  expect(message).toMatchObject({ event: 'events.attendees_cancelled_at_office_guest' })
  expect(message?.['body']).toContain(`The office will refund ₹150. Bring your registration number`)
})

test('A person who paid nothing reads only the remaining attendees', async () => {
  const response = await registerGuest(sample, await sample.event({}), two)
  await cancelKavin(response)
  const message = await messageTo(response)
  expect(message).toMatchObject({ event: 'events.attendees_cancelled_guest' })
  expect(message?.['body']).not.toContain('refund')
})
