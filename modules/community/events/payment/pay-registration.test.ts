import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { bookkeepingCheck } from '#money/ledger'
import { EventRegistration } from '../registration/event-registration.doctype.ts'
import {
  countSeats,
  eventSite,
  startPayment,
  payRegistration,
  registerGuest,
  readRegistration,
  valuesOf,
  callWithToken,
  ZONE,
  type EventSite,
  type Values,
} from '../testing/sample-site.ts'

let sample: EventSite
beforeAll(async () => {
  sample = await eventSite({ hasManualPayments: true })
})
afterAll(() => sample.site.close())

const MINUTE = 60

const processWaitingLists = () => sample.site.engine.runTask('events.tend')
const stateOf = async (response: Values) => (await readRegistration(sample, response))['state']
const cancel = ({ token }: Values, more: object = {}) =>
  callWithToken(sample.site.guest, 'cancel_registration', { token, ...more })
const two = { attendees: [{ full_name: 'Kavin' }, { full_name: 'Meena' }] }

test('The token holder pays, and the capture confirms the registration', async () => {
  const event = await sample.event({ capacity: 5, price: 15_000 })
  const response = await registerGuest(sample, event, two)
  expect((await startPayment(sample.site.guest, { ...response, token: 'A'.repeat(43) })).status).toBe(403)
  expect(await payRegistration(sample, response)).toMatchObject({ state: 'captured', amount: 300 })
  expect(await readRegistration(sample, response)).toMatchObject({
    state: 'confirmed',
    paid: 300,
    expires_at: null,
  })
  const again = await startPayment(sample.site.guest, response, {
    idempotency_key: 'another-key-for-the-same-one',
  })
  expect(again.status).toBe(417)
})

test('Releases seats that are not paid within a quarter of an hour', async () => {
  const event = await sample.event({ capacity: 2, price: 15_000 })
  const response = await registerGuest(sample, event, two)
  sample.clock.pass(14 * MINUTE)
  await processWaitingLists()
  expect(await stateOf(response)).toBe('reserved')
  sample.clock.pass(2 * MINUTE)
  expect((await startPayment(sample.site.guest, response)).status).toBe(417)
  await processWaitingLists()
  expect(await stateOf(response)).toBe('lapsed')
  expect(await countSeats(sample, event)).toEqual({ occupied: 0, held: 0, waiting: 0 })
})

async function payLate(capacity: number) {
  const event = await sample.event({ capacity, price: 15_000, has_waitlist: 0 })
  const late = await registerGuest(sample, event)
  const started = valuesOf((await startPayment(sample.site.guest, late)).message)
  sample.clock.pass(16 * MINUTE)
  await processWaitingLists()
  const other = await registerGuest(sample, event)
  sample.gateway.play(String(started['payment']))
  const { payment, token } = started
  await sample.site.guest.post('/api/method/mela.payments.get_status', { payment, token })
  return { event, late, other, payment: String(payment) }
}

test('A late payment gets its seats back where some are left', async () => {
  const { event, late } = await payLate(2)
  expect(await stateOf(late)).toBe('confirmed')
  expect(await countSeats(sample, event)).toEqual({ occupied: 2, held: 2, waiting: 0 })
})

test('Refunds a late payment when the seats are gone, and nobody else loses a seat', async () => {
  const { event, late, other, payment } = await payLate(1)
  expect([await stateOf(late), await stateOf(other)]).toEqual(['lapsed', 'reserved'])
  expect(await countSeats(sample, event)).toEqual({ occupied: 1, held: 1, waiting: 0 })
  const found = await sample.site.administrator.get(`/api/resource/Payment/${payment}`)
  expect(found.data).toMatchObject({ allocation: 'unallocated', attention: 'nothing to pay for' })
})

test('Refunds a cancellation of all seats or of one', async () => {
  const event = await sample.event({ capacity: 5, price: 15_000 })
  const response = await registerGuest(sample, event, two)
  await payRegistration(sample, response)
  const { attendees } = await readRegistration(sample, response)
  const [first] = Array.isArray(attendees) ? attendees.map(valuesOf) : []
  const one = await cancel(response, {
    attendees: [first?.['name']],
  })
  expect(one.message).toMatchObject({
    ...{ state: 'confirmed', seats: 1, amount: 150, paid: 300, returned: 150 },
    attendees: [{ full_name: 'Meena' }],
  })
  const all = await cancel(response)
  expect(all.message).toMatchObject({ state: 'cancelled', returned: 300 })
  expect(await countSeats(sample, event)).toEqual({ occupied: 0, held: 0, waiting: 0 })
})

async function refuseRefunds(response: Values): Promise<void> {
  const { rows } = await sample.site.administrator.get('/api/resource/Refund', {
    fields: ['name'],
    filters: [
      ['state', '=', 'requested'],
      ['idempotency_key', 'like', `event-registration:${String(response['registration'])}:%`],
    ],
  })
  sample.gateway.fail('refused', 'refund')
  for (const { name } of rows)
    await sample.site.engine.runTask('payments.send_refund', { refund: String(name) })
  sample.gateway.fail(null)
}

test('A failed refund is not shown as refunded, and a further cancellation still works', async () => {
  const event = await sample.event({ capacity: 5, price: 15_000 })
  const response = await registerGuest(sample, event, two)
  await payRegistration(sample, response)
  const { attendees } = await readRegistration(sample, response)
  const [first] = Array.isArray(attendees) ? attendees.map(valuesOf) : []
  expect((await cancel(response, { attendees: [first?.['name']] })).message).toMatchObject({ returned: 150 })
  await refuseRefunds(response)
  expect(await readRegistration(sample, response)).toMatchObject({
    state: 'confirmed',
    paid: 300,
    returned: 0,
  })
  expect((await cancel(response)).message).toMatchObject({ state: 'cancelled', returned: 300 })
  await refuseRefunds(response)
  expect(await readRegistration(sample, response)).toMatchObject({
    state: 'cancelled',
    paid: 300,
    returned: 0,
  })
  const { rows } = await sample.site.administrator.get('/api/resource/Payment', {
    fields: ['attention', 'refunded_amount'],
    filters: { reference_name: response['registration'] },
  })
  expect(rows).toEqual([{ attention: 'refund failed', refunded_amount: 0 }])
})

test('A person checked in before payment pays later and keeps the seat', async () => {
  const event = await sample.event({ capacity: 5, price: 15_000 })
  const response = await registerGuest(sample, event)
  const staff = await sample.site.userWith('Event Staff')
  const path = `/api/resource/Event Registration/${String(response['registration'])}`
  await staff.put(path, { state: 'confirmed' })
  expect(await payRegistration(sample, response)).toMatchObject({ state: 'captured' })
  expect(await readRegistration(sample, response)).toMatchObject({ state: 'confirmed', paid: 150 })
})

test('The bookkeeping check finds only wrong seat counts and wrong payments', async () => {
  const { engine } = sample.site
  const findDiscrepancies = () =>
    engine.read(administrator, async (documents) => {
      const checks = engine.extensions(bookkeepingCheck).filter(({ name }) => name.startsWith('events.'))
      const found = checks.map((check) => check.run(documents.asSystem(), { timeZone: ZONE }))
      return (await Promise.all(found)).flat()
    })
  const event = await sample.event({ capacity: 5, price: 15_000 })
  const response = await registerGuest(sample, event, two)
  await payRegistration(sample, response)
  const name = String(response['registration'])
  const discrepanciesAfter = async (table: string, row: string, change: string) => {
    await engine.database.pool.query(`update "${table}" set ${change} where name = $1`, [row])
    return findDiscrepancies()
  }
  expect(await findDiscrepancies()).toEqual([])
  expect(await discrepanciesAfter('Event Registration', name, 'paid_amount = paid_amount + 1')).toMatchObject(
    [{ name }],
  )
  expect(await discrepanciesAfter('Event Registration', name, 'paid_amount = paid_amount - 1')).toEqual([])
  expect(await discrepanciesAfter('Event Seats', event, 'occupied = occupied + 1')).toMatchObject([
    { name: event },
  ])
  expect(await discrepanciesAfter('Event Seats', event, 'occupied = occupied - 1')).toEqual([])
})

async function cancellationOf(response: Values): Promise<string> {
  await sample.site.engine.drainEvents()
  const { rows } = await sample.site.administrator.get('/api/resource/Outbox Message', {
    fields: ['body'],
    filters: [
      ['recipient', '=', (await readRegistration(sample, response))['email']],
      ['subject', 'like', 'Cancelled:%'],
    ],
  })
  return rows.map(({ body }) => String(body)).join()
}

test('The e-mail says whether nothing was paid, a refund is on its way, or the office refunds', async () => {
  const event = await sample.event({ capacity: 9, price: 15_000 })
  const [unpaid, online, byHand] = [
    await registerGuest(sample, event),
    await registerGuest(sample, event),
    await registerGuest(sample, event, two),
  ]
  await payRegistration(sample, online)
  // A manual payment by the office, which gateways do not refund.
  await sample.site.engine.write(administrator, (documents) =>
    documents.save(EventRegistration, String(byHand['registration']), {
      ...{ state: 'confirmed', payment: 'COU-00001', paid_amount: 30_000 },
    }),
  )
  for (const response of [unpaid, online, byHand]) await cancel(response)
  expect(await cancellationOf(unpaid)).not.toMatch(/refund|office/)
  expect(await cancellationOf(online)).toMatch(/We refund your payment/)
  expect(await cancellationOf(byHand)).toMatch(/The office will refund ₹300(\.00)?\./)
  expect(await readRegistration(sample, byHand)).toMatchObject({ state: 'cancelled', paid: 300, returned: 0 })
})
