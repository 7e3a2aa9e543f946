import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  eventSite,
  family,
  register,
  registerGuest,
  readRegistration,
  callWithToken,
  type EventSite,
} from '../testing/sample-site.ts'

let sample: EventSite
beforeAll(async () => {
  sample = await eventSite()
})
afterAll(() => sample.site.close())

const offers = {
  ticket_types: [
    { label: 'Adult', price: 0 },
    { label: 'Family of three', price: 0, seats_per_ticket: 3 },
  ],
}
const meena = { full_name: 'Meena', ticket_type: 'Family of three' }

test('A family ticket names every person it admits, on one ticket with a seat each', async () => {
  const event = await sample.event(offers)
  const attendees = [{ ...meena, companions: [' Kavin ', 'Imli', 'One too many'] }]
  const response = await registerGuest(sample, event, { attendees })
  expect(response).toMatchObject({ state: 'confirmed', seats: 3 })
  expect(await readRegistration(sample, response)).toMatchObject({
    attendees: [{ full_name: 'Meena', companions: ['Kavin', 'Imli'], seats: 3 }],
  })
})

test('Asks at its field for a name missing on a family ticket', async () => {
  const event = await sample.event(offers)
  for (const companions of [undefined, 'Kavin', ['Kavin'], ['Kavin', ' ']]) {
    const answer = await register(sample.site.guest, family(event, { attendees: [{ ...meena, companions }] }))
    expect(answer.status).toBe(417)
    expect(answer.body).toMatchObject({
      code: 'documents.mandatory',
      field: expect.stringMatching(/^attendees\.1\.companions\.[12]$/),
    })
  }
  const long = [{ ...meena, companions: ['K'.repeat(81), 'Imli'] }]
  expect((await register(sample.site.guest, family(event, { attendees: long }))).status).toBe(417)
})

test('A single ticket stores no other names, and changing to a family ticket asks for them', async () => {
  const event = await sample.event(offers)
  const attendees = [{ ...meena, ticket_type: 'Adult', companions: ['Kavin'] }]
  const response = await registerGuest(sample, event, { attendees })
  const mine = await readRegistration(sample, response)
  expect(mine).toMatchObject({ seats: 1, attendees: [{ companions: [] }] })
  const { token } = response
  const change = (companions: readonly string[]) =>
    callWithToken(sample.site.guest, 'change_registration', { token, attendees: [{ ...meena, companions }] })
  expect((await change([])).body).toMatchObject({ field: 'attendees.1.companions.1' })
  expect((await change(['Kavin', 'Imli'])).message).toMatchObject({
    ...{ seats: 3, attendees: [{ companions: ['Kavin', 'Imli'] }] },
  })
})
