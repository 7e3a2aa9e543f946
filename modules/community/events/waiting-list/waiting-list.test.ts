import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  methodPath,
  countSeats,
  eventSite,
  family,
  payRegistration,
  readAvailability,
  register,
  registerGuest,
  readRegistration,
  valuesOf,
  callWithToken,
  type EventSite,
  type Values,
} from '../testing/sample-site.ts'

let sample: EventSite
beforeAll(async () => {
  sample = await eventSite()
})
afterAll(() => sample.site.close())

const HOUR = 60 * 60

const joinWaitlist = (event: string, more: object = {}) =>
  registerGuest(sample, event, { join_waitlist: 1, ...more })
const people = (number: number) =>
  Array.from({ length: number }, (_, place) => ({ full_name: `Person ${place}` }))
const stateOf = async (response: Values) => (await readRegistration(sample, response))['state']
const cancel = ({ token }: Values) => callWithToken(sample.site.guest, 'cancel_registration', { token })
const accept = ({ token }: Values) => callWithToken(sample.site.guest, 'accept_offer', { token })
const offer = (event: string) => sample.site.engine.runTask('events.offer_seats', { event })
const processWaitingLists = () => sample.site.engine.runTask('events.tend')

async function fullEvent(capacity = 1, more: object = {}, daysOn = 30) {
  const event = await sample.event({ capacity, ...more }, daysOn)
  const first = await registerGuest(sample, event, { attendees: people(capacity) })
  return { event, first }
}

test('Tells a registrant when the event is full, and queues them only when they ask', async () => {
  const { event } = await fullEvent()
  const refused = await register(sample.site.guest, family(event))
  expect(refused.status).toBe(417)
  expect(refused.body).toMatchObject({ code: 'events.full', field: 'attendees' })
  expect(await readAvailability(sample, event)).toMatchObject({ state: 'waitlist', left: 0, waiting: 0 })
  const response = await joinWaitlist(event)
  expect(response).toMatchObject({ state: 'waitlisted', expires_at: null })
  expect(await readRegistration(sample, response)).toMatchObject({ waiting_position: 1, can_cancel: 1 })
  expect(await countSeats(sample, event)).toEqual({ occupied: 1, held: 1, waiting: 1 })
})

test('Refuses waiting where there is no waiting list, or for more seats than exist', async () => {
  const { event } = await fullEvent(1, { has_waitlist: 0 })
  expect(await joinWaitlist(event)).toEqual({})
  expect(await readAvailability(sample, event)).toMatchObject({ state: 'full' })
  const small = await fullEvent(2)
  expect(await joinWaitlist(small.event, { attendees: people(3) })).toEqual({})
})

test('Offers released seats to the longest waiting, but not to the canceller again', async () => {
  const { event, first } = await fullEvent()
  const [second, third] = [await joinWaitlist(event), await joinWaitlist(event)]
  expect(await readRegistration(sample, third)).toMatchObject({ waiting_position: 2 })
  expect((await cancel(first)).message).toMatchObject({ state: 'cancelled', can_cancel: 0 })
  await offer(event)
  expect([await stateOf(first), await stateOf(second), await stateOf(third)]).toEqual([
    ...['cancelled', 'offered', 'waitlisted'],
  ])
  expect(await countSeats(sample, event)).toEqual({ occupied: 1, held: 1, waiting: 1 })
  const accepted = await accept(second)
  expect(accepted.message).toMatchObject({ state: 'confirmed' })
  expect((await accept(third)).body).toMatchObject({
    code: 'events.not_offered',
  })
})

test('Nobody registers ahead of the waiting list', async () => {
  const { event, first } = await fullEvent()
  const waiting = await joinWaitlist(event)
  await cancel(first)
  expect((await register(sample.site.guest, family(event))).body).toMatchObject({ code: 'events.full' })
  await processWaitingLists()
  expect(await stateOf(waiting)).toBe('offered')
})

test('An unaccepted offer expires and passes automatically to the next in line', async () => {
  const { event, first } = await fullEvent()
  const waiting = [await joinWaitlist(event), await joinWaitlist(event), await joinWaitlist(event)]
  await cancel(first)
  const states = async () => Promise.all(waiting.map(stateOf))
  await processWaitingLists()
  expect(await states()).toEqual(['offered', 'waitlisted', 'waitlisted'])
  sample.clock.pass(23 * HOUR)
  await processWaitingLists()
  expect(await states()).toEqual(['offered', 'waitlisted', 'waitlisted'])
  sample.clock.pass(2 * HOUR)
  await processWaitingLists()
  expect(await states()).toEqual(['lapsed', 'offered', 'waitlisted'])
  sample.clock.pass(25 * HOUR)
  await processWaitingLists()
  expect(await states()).toEqual(['lapsed', 'lapsed', 'offered'])
  expect(await countSeats(sample, event)).toEqual({ occupied: 1, held: 1, waiting: 0 })
})

test('A family too large for the free seats keeps its position, and a smaller one goes first', async () => {
  const event = await sample.event({ capacity: 3 })
  const [one] = [
    await registerGuest(sample, event),
    await registerGuest(sample, event, { attendees: people(2) }),
  ]
  const [large, small] = [await joinWaitlist(event, { attendees: people(3) }), await joinWaitlist(event)]
  await cancel(valuesOf(one))
  await offer(event)
  expect([await stateOf(large), await stateOf(small)]).toEqual(['waitlisted', 'offered'])
  expect(await readRegistration(sample, large)).toMatchObject({ waiting_position: 1 })
})

test('Offers seats to the waiting list when the capacity grows', async () => {
  const { event } = await fullEvent()
  const waiting = await joinWaitlist(event)
  await sample.site.administrator.put(`/api/resource/Mela Event/${event}`, { capacity: 2 })
  await processWaitingLists()
  expect(await stateOf(waiting)).toBe('offered')
})

test('Makes no offers after the event starts, and notifies those still waiting', async () => {
  const { event, first } = await fullEvent(1, { start_time: '00:00:01' }, 1)
  const waiting = await joinWaitlist(event)
  sample.clock.pass(25 * HOUR)
  expect((await cancel(first)).body).toMatchObject({ code: 'events.fixed' })
  await processWaitingLists()
  expect(await stateOf(waiting)).toBe('lapsed')
  expect(await stateOf(first)).toBe('confirmed')
})

test('Holds the seats of a paid offer for the offer’s duration', async () => {
  const event = await sample.event({ capacity: 1, price: 15_000 })
  const first = await registerGuest(sample, event)
  const second = await joinWaitlist(event)
  await cancel(first)
  await processWaitingLists()
  const { expires_at } = await readRegistration(sample, second)
  const accepted = valuesOf((await accept(second)).message)
  expect(accepted).toMatchObject({ state: 'reserved', amount: 150, expires_at })
  expect(await payRegistration(sample, accepted)).toMatchObject({ state: 'captured' })
  expect(await stateOf(second)).toBe('confirmed')
})

test('Staff offer the next seats with a button, and move a person to the front', async () => {
  const { event, first } = await fullEvent(2)
  const [second, third] = [await joinWaitlist(event), await joinWaitlist(event)]
  const staff = await sample.site.userWith('Event Staff')
  const nothing = await staff.post(methodPath('events.offer_next'), { event })
  expect(nothing.body).toMatchObject({ code: 'events.nothing_to_offer' })
  const path = (response: Values) => `/api/resource/Event Registration/${String(response['registration'])}`
  expect((await staff.put(path(third), { state: 'offered' })).body).toMatchObject({ code: 'events.full' })
  await cancel(first)
  expect((await staff.put(path(third), { state: 'offered' })).status).toBe(200)
  const button = await staff.post(methodPath('events.offer_next'), { name: second['registration'] })
  expect(button.message).toMatchObject({ offered: 1, registrations: [second['registration']] })
  expect(await countSeats(sample, event)).toEqual({ occupied: 2, held: 2, waiting: 0 })
  const customer = await sample.site.userWith('Customer')
  expect((await customer.post(methodPath('events.offer_next'), { event })).status).toBe(403)
})
