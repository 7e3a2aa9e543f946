import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  methodPath,
  eventSite,
  registerGuest,
  valuesOf,
  callWithToken,
  type EventSite,
} from '../testing/sample-site.ts'

let mela: EventSite
beforeAll(async () => {
  mela = await eventSite()
})
afterAll(() => mela.site.close())

async function readPrice(event: string): Promise<unknown> {
  const asked = { filters: { name: event }, fields: ['name', 'price'] }
  const { rows } = await mela.site.guest.get('/api/resource/Mela Event', asked)
  return rows[0]?.['price']
}

const child = (more: object = {}) => ({ attendees: [{ full_name: 'Kavin', ticket_type: 'Child' }], ...more })

test('Shows the next price when the cheapest ticket sells out, and reverts after a cancellation', async () => {
  const event = await mela.event({
    price: 5_00,
    ticket_types: [
      { label: 'Adult', price: 100_00 },
      { label: 'Child', price: 0, capacity: 2 },
    ],
  })
  expect(await readPrice(event)).toBe(0)
  await registerGuest(mela, event, child())
  expect(await readPrice(event)).toBe(0)
  const last = await registerGuest(mela, event, child())
  expect(await readPrice(event)).toBe(100)
  const { token } = last
  const cancelled = await callWithToken(mela.site.guest, 'cancel_registration', { token })
  expect([cancelled.status, valuesOf(cancelled.message)['state']]).toEqual([200, 'cancelled'])
  expect(await readPrice(event)).toBe(0)
})

test('The event card follows when the office changes a ticket’s price', async () => {
  const office = await mela.site.userWith('School Office')
  const event = await mela.event({ ticket_types: [{ label: 'Adult', price: 100_00 }] })
  const ticket_types = [{ label: 'Adult', price: 80 }]
  const saved = await office.put(`/api/resource/Mela Event/${event}`, { price: 3, ticket_types })
  expect([saved.status, valuesOf(saved.data)['price']]).toEqual([200, 80])
  expect(await readPrice(event)).toBe(80)
  const plain = await mela.event({ price: 40_00 })
  expect(await readPrice(plain)).toBe(40)
  expect((await mela.site.guest.get(methodPath('events.get_places'), { event: plain })).status).toBe(200)
})
