import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestResponse } from '#framework/testing'
import {
  countSeats,
  eventSite,
  family,
  registerFromAddress,
  valuesOf,
  type EventSite,
  type Values,
} from '../testing/sample-site.ts'

const FAMILIES = 1000
const SEATS = 100
const CONNECTIONS = 50
const joinsWaitlist = (number: number): 0 | 1 => (number % 8 === 0 ? 1 : 0)

let sample: EventSite
beforeAll(async () => {
  sample = await eventSite()
})
afterAll(() => sample.site.close())

const addressOf = (number: number): string => `10.${number % 200}.${Math.floor(number / 200)}.7`

async function registerAll(bodies: readonly Values[]): Promise<readonly TestResponse[]> {
  const answers: TestResponse[] = []
  let next = 0
  const connection = async () => {
    while (next < bodies.length) {
      const number = next
      next += 1
      answers[number] = await registerFromAddress(sample.site.guest, addressOf(number), bodies[number])
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  return answers
}

function countOutcomes(answers: readonly TestResponse[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { message, body, status } of answers) {
    const value = valuesOf(message)['state'] ?? valuesOf(body)['code']
    const result = typeof value === 'string' ? value : `${status} ${JSON.stringify(body)}`
    counts[result] = (counts[result] ?? 0) + 1
  }
  return counts
}

async function names(event: string, state: string): Promise<readonly string[]> {
  const { rows } = await sample.site.engine.database.pool.query<{ name: string }>(
    `select name from "Event Registration" where event = $1 and state = $2 order by queued_at, name`,
    [event, state],
  )
  return rows.map(({ name }) => name)
}

async function countRows(event: string) {
  const { rows } = await sample.site.engine.database.pool.query<Record<string, number>>(
    `select count(distinct r.name) as registrations, count(a.name) as people, (select count(*) from "Event Attendee"
        where parent not in (select name from "Event Registration")) as orphans
      from "Event Registration" r left join "Event Attendee" a on a.parent = r.name where r.event = $1`,
    [event],
  )
  return rows[0]
}

test(
  'A thousand concurrent families get exactly the last hundred seats, and the others are told',
  { timeout: 60_000 },
  async () => {
    const event = await sample.event({ capacity: SEATS })
    const bodies = Array.from({ length: FAMILIES }, (_, number) =>
      family(event, { join_waitlist: joinsWaitlist(number) }),
    )
    const answers = await registerAll(bodies)
    const result = countOutcomes(answers)
    const waiting = result['waitlisted'] ?? 0
    expect(result).toEqual({
      ...{ confirmed: SEATS, 'events.full': FAMILIES - SEATS - waiting },
      ...(waiting > 0 && { waitlisted: waiting }),
    })
    expect(await countSeats(sample, event)).toEqual({ occupied: SEATS, held: SEATS, waiting })

    const registrations = SEATS + waiting
    expect(await countRows(event)).toEqual({ registrations, people: registrations, orphans: 0 })

    const queue = await names(event, 'waitlisted')
    await sample.site.administrator.put(`/api/resource/Mela Event/${event}`, { capacity: SEATS + 3 })
    await sample.site.engine.runTask('events.tend')
    expect(queue).toHaveLength(waiting)
    expect(await names(event, 'offered')).toEqual(queue.slice(0, 3))
  },
)

test(
  'Concurrent registrations and cancellations keep the seat count correct',
  { timeout: 60_000 },
  async () => {
    const event = await sample.event({ capacity: 20 })
    const { guest } = sample.site
    const registerOne = async (number: number) => {
      const result = valuesOf(
        (await registerFromAddress(guest, addressOf(number), family(event, { join_waitlist: 1 }))).message,
      )
      if (number % 3 !== 0) return
      await guest.post('/api/method/mela.events.cancel_registration', { token: result['token'] })
      await sample.site.engine.runTask('events.offer_seats', { event })
    }
    await Promise.all(Array.from({ length: 60 }, (_, number) => registerOne(number)))
    const { occupied, held, waiting } = await countSeats(sample, event)
    expect(occupied).toBe(held)
    expect(occupied).toBeLessThanOrEqual(20)
    expect(await names(event, 'waitlisted')).toHaveLength(waiting)
  },
)

test('Never oversells one ticket type, and the others stay on sale', { timeout: 60_000 }, async () => {
  const ticket_types = [
    { label: 'Boat', price: 0, capacity: 5 },
    { label: 'Shore', price: 0 },
  ]
  const event = await sample.event({ ticket_types, has_waitlist: 0 })
  const bodies = Array.from({ length: 60 }, (_, number) =>
    family(event, {
      attendees: [{ full_name: 'Kavin', ticket_type: number % 3 === 0 ? 'Shore' : 'Boat' }],
    }),
  )
  const answers = await registerAll(bodies)
  expect(countOutcomes(answers)).toEqual({ confirmed: 25, 'events.full': 35 })
  const { rows } = await sample.site.engine.database.pool.query<{ tickets: string }>(
    'select tickets from "Event Seats" where name = $1',
    [event],
  )
  expect(rows.map(({ tickets }): unknown => JSON.parse(tickets))).toEqual([{ Boat: 5, Shore: 20 }])
  expect(await countSeats(sample, event)).toEqual({ occupied: 25, held: 25, waiting: 0 })
})
