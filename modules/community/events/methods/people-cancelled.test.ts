import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '#framework/testing'
import { eventSite, paid, registered, seen, withToken, type EventSite, type Values } from './sample-site.ts'

let sample: EventSite
beforeAll(async () => {
  sample = await eventSite({ hasCounter: true })
})
afterAll(() => sample.site.close())

const two = { attendees: [{ full_name: 'Kavin' }, { full_name: 'Meena' }] }

async function cancelKavin(told: Values) {
  const [kavin] = rowsOf((await seen(sample, told))['attendees'])
  const { token } = told
  const attendees = [kavin?.['name']]
  return withToken(sample.site.guest, 'cancel_registration', { token, attendees })
}

/** What who registered is told of a cancelled place. */
async function messageTo(told: Values): Promise<Values | undefined> {
  await sample.site.engine.drainSignals()
  const { rows } = await sample.site.administrator.get('/api/resource/Outbox Message', {
    fields: ['event', 'subject', 'body'],
    filters: [
      ['recipient', '=', (await seen(sample, told))['email']],
      ['event', 'like', 'events.people%'],
    ],
    order_by: 'creation desc',
  })
  return rows[0]
}

test('Who cancels one of two paid places reads who still comes and how the money is refunded', async () => {
  const told = await registered(sample, await sample.event({ price: 15_000 }), two)
  await paid(sample, told)
  expect((await cancelKavin(told)).message).toMatchObject({ seats: 1, returned: 150 })
  const message = await messageTo(told)
  expect(message).toMatchObject({
    event: 'events.people_cancelled_returned_guest',
    subject: 'Place cancelled: Kavin, Kites',
  })
  for (const words of ['Still coming: Meena.', 'We refund ₹150', 'up to seven days'])
    expect(message?.['body']).toContain(words)
})

test('Who paid at the office reads that the office refunds it', async () => {
  const told = await registered(sample, await sample.event({ price: 15_000 }), two)
  const office = await sample.site.userWith('School Office')
  const received = await office.post('/api/method/mela.counter.receive', {
    ...{ reference_type: 'Event Registration', reference_name: told['registration'] },
    ...{ method: 'cash', amount: 300, idempotency_key: 'cash-for-two-people' },
  })
  expect(received.status, JSON.stringify(received.body)).toBe(200)
  await cancelKavin(told)
  const message = await messageTo(told)
  expect(message).toMatchObject({ event: 'events.people_cancelled_at_office_guest' })
  expect(message?.['body']).toContain(`The office refunds ₹150. Bring the registration number`)
})

test('Who paid nothing reads only who still comes', async () => {
  const told = await registered(sample, await sample.event({}), two)
  await cancelKavin(told)
  const message = await messageTo(told)
  expect(message).toMatchObject({ event: 'events.people_cancelled_guest' })
  expect(message?.['body']).not.toContain('refund')
})
