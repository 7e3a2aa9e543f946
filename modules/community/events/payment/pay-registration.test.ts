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
  sample = await eventSite({ hasCounter: true })
})
afterAll(() => sample.site.close())

const MINUTE = 60

const processWaitingLists = () => sample.site.engine.runTask('events.tend')
const stateOf = async (response: Values) => (await readRegistration(sample, response))['state']
const cancel = ({ token }: Values, more: object = {}) =>
  callWithToken(sample.site.guest, 'cancel_registration', { token, ...more })
const two = { attendees: [{ full_name: 'Kavin' }, { full_name: 'Meena' }] }

test('whoever holds the token pays, and is confirmed with the capture', async () => {
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

test('what is not paid within a quarter of an hour is free for others', async () => {
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

/** Pays when the time is over: the money comes, and its seats may be there still. */
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

test('money that comes late has its seats again where some are left', async () => {
  const { event, late } = await payLate(2)
  expect(await stateOf(late)).toBe('confirmed')
  expect(await countSeats(sample, event)).toEqual({ occupied: 2, held: 2, waiting: 0 })
})

test('money that comes when the seats are gone goes back, and nobody loses his own', async () => {
  const { event, late, other, payment } = await payLate(1)
  expect([await stateOf(late), await stateOf(other)]).toEqual(['lapsed', 'reserved'])
  expect(await countSeats(sample, event)).toEqual({ occupied: 1, held: 1, waiting: 0 })
  const found = await sample.site.administrator.get(`/api/resource/Payment/${payment}`)
  expect(found.data).toMatchObject({ application: 'unapplied', attention: 'nothing to pay for' })
})

test('whoever cancels has his money back, for all or for one of them', async () => {
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

/** What the gateway did not pay back of a registration, by whoever's word it was to go back. */
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

test('what the bank does not give back is not shown as returned, and whoever cancels more is not refused', async () => {
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

test('whom staff let come before he paid pays later, and keeps his seat', async () => {
  const event = await sample.event({ capacity: 5, price: 15_000 })
  const response = await registerGuest(sample, event)
  const staff = await sample.site.userWith('Event Staff')
  const path = `/api/resource/Event Registration/${String(response['registration'])}`
  await staff.put(path, { state: 'confirmed' })
  expect(await payRegistration(sample, response)).toMatchObject({ state: 'captured' })
  expect(await readRegistration(sample, response)).toMatchObject({ state: 'confirmed', paid: 150 })
})

test('the books find what is counted or paid wrong, and nothing else', async () => {
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

/** The text of the mail that says that a registration is cancelled. */
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

test('the mail says what becomes of the money: nothing paid, on its way back, or given back by the office', async () => {
  const event = await sample.event({ capacity: 9, price: 15_000 })
  const [unpaid, online, byHand] = [
    await registerGuest(sample, event),
    await registerGuest(sample, event),
    await registerGuest(sample, event, two),
  ]
  await payRegistration(sample, online)
  // As the office's counter writes it, whose payments no gateway sends back.
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
