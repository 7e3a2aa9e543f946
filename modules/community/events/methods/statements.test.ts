import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, eventSite, family, pay, register, seen, valuesOf, type EventSite } from './sample-site.ts'

let sample: EventSite
let event: string

/** A family registers, and pays: the statements of each step. */
async function fromFirstToLast() {
  const placed = await register(sample.site.guest, family(event))
  const told = valuesOf(placed.message)
  const begun = await pay(sample.site.guest, told)
  const { payment, token } = valuesOf(begun.message)
  sample.gateway.play(String(payment))
  const captured = await sample.site.guest.post(call('payments.get_status'), { payment, token })
  return { told, steps: [placed, begun, captured].map(({ statements }) => statements.length) }
}

/** The accounts that all payments share are made with the first, and known from the second. */
beforeAll(async () => {
  sample = await eventSite()
  event = await sample.event({ capacity: 100, price: 10_000 })
  for (let first = 0; first < 2; first += 1) await fromFirstToLast()
})
afterAll(() => sample.site.close())

test('a place is taken with six statements, its payment is begun with thirteen and captured with eighteen', async () => {
  const { told, steps } = await fromFirstToLast()
  expect(await seen(sample, told)).toMatchObject({ state: 'confirmed', paid: 100 })
  expect(steps).toEqual([6, 13, 18])
})
