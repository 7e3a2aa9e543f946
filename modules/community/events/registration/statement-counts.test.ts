import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  methodPath,
  eventSite,
  family,
  startPayment,
  register,
  readRegistration,
  valuesOf,
  type EventSite,
} from '../testing/sample-site.ts'

let sample: EventSite
let event: string

async function registerAndPay() {
  const registered = await register(sample.site.guest, family(event))
  const response = valuesOf(registered.message)
  const started = await startPayment(sample.site.guest, response)
  const { payment, token } = valuesOf(started.message)
  sample.gateway.play(String(payment))
  const captured = await sample.site.guest.post(methodPath('payments.get_status'), { payment, token })
  return { told: response, steps: [registered, started, captured].map(({ statements }) => statements.length) }
}

/** The first registration creates the shared accounts; later ones find them. */
beforeAll(async () => {
  sample = await eventSite()
  event = await sample.event({ capacity: 100, price: 10_000 })
  for (let first = 0; first < 2; first += 1) await registerAndPay()
})
afterAll(() => sample.site.close())

test('Registering takes six statements, starting its payment thirteen and capturing it eighteen', async () => {
  const { told: response, steps } = await registerAndPay()
  expect(await readRegistration(sample, response)).toMatchObject({ state: 'confirmed', paid: 100 })
  expect(steps).toEqual([6, 13, 18])
})
