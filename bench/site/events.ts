import type { BenchRequest } from '../measuring/load.ts'
import type { Child } from './child.ts'
import { signIn } from './users.ts'

const DOC_TYPE = '/api/resource/Mela%20Event'

const fields = [
  ...['name', 'title', 'event_image', 'mobile_image', 'short_description', 'start_date', 'end_date'],
  ...['start_time', 'end_time', 'time_zone', 'venue', 'price', 'capacity'],
  ...['registration_end_date', 'registration_link', 'registration_label'],
]

export function listPath(since: string): string {
  const filters = [
    ['published', '=', '1'],
    ['start_date', '>=', since],
  ]
  const query = {
    fields: JSON.stringify(fields),
    filters: JSON.stringify(filters),
    order_by: 'start_date asc',
    limit_page_length: '20',
  }
  return `${DOC_TYPE}?${new URLSearchParams(query)}`
}

const dayNumbered = (number: number): string => new Date(number * 86_400_000).toISOString().slice(0, 10)

/** A day long before every event, so that each of these days gives the same twenty. */
const FIRST_DAY = Date.UTC(1000, 0, 1) / 86_400_000
let asked = 0

/** URL of a list without earlier requests, which no cache holds. */
export const newListPath = (): string => listPath(dayNumbered(FIRST_DAY + (asked += 1)))

/** A day that no page of the demo shows. */
const OLDEST = Date.UTC(2001, 0, 1) / 86_400_000
const EVENTS = 500
const AT_ONCE = 8

async function insert(server: Child, authorization: string, number: number): Promise<void> {
  const day = dayNumbered(OLDEST + number)
  const body = JSON.stringify({
    title: `Open afternoon of ${day}`,
    short_description: 'Come and see the workshops at work; tea and murukku at four.',
    published: 1,
    start_date: day,
    start_time: '15:00:00',
    end_time: '18:00:00',
    venue: 'The courtyard, Mylapore',
    price: 150.5,
    capacity: 120,
    ticket_types: ['Adult', 'Child', 'Family'].map((label) => ({ label, price: 100, seats_per_ticket: 1 })),
    questions: [{ label: 'Does anyone need a ramp?', answer_type: 'yes or no' }],
  })
  const headers = { authorization, 'content-type': 'application/json' }
  const response = await fetch(`${server.origin}${DOC_TYPE}`, { method: 'POST', headers, body })
  if (!response.ok) throw new Error(`An event was refused: ${response.status} ${await response.text()}`)
  await response.arrayBuffer()
}

export async function fillWithEvents(server: Child): Promise<void> {
  const known = await namesOf(server, [['start_date', '=', dayNumbered(OLDEST + EVENTS - 1)]])
  if (known.length > 0) return
  const authorization = await signIn(server)
  for (let number = 0; number < EVENTS; number += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, EVENTS - number) }, (_, index) => number + index)
    await Promise.all(some.map((one) => insert(server, authorization, one)))
  }
}

export async function namesOf(server: Child, filters: readonly (readonly string[])[]): Promise<string[]> {
  const query = new URLSearchParams({ filters: JSON.stringify(filters), order_by: 'start_date asc' })
  const response = await fetch(`${server.origin}${DOC_TYPE}?${query}`)
  const { data } = (await response.json()) as { data: { name: string }[] }
  return data.map(({ name }) => name)
}

export const eventPath = (name: string): string => `${DOC_TYPE}/${encodeURIComponent(name)}`

export const asGuest = (path: string): BenchRequest => ({ method: 'GET', path })
