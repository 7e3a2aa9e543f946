import type { DemoContext } from '#framework/modules'
import { addDays } from '#meta'
import { Shift } from './shift.doctype.ts'
import { addMinutes } from '../hours-entry/worked-time.rules.ts'

interface DemoShift {
  readonly role: string
  readonly place: string
  readonly description: string
  /** Minutes after the beginning of the event, or after its end. */
  readonly from: readonly ['start' | 'end', number]
  readonly until: readonly ['start' | 'end', number]
  readonly capacity: number
  readonly min_age?: number
  readonly credential_needed?: string
}

export const FIRST_AID = 'First aid'

/** What every event needs. */
const eventShifts: readonly DemoShift[] = [
  {
    role: 'Setting up',
    place: 'The yard',
    description: 'Sets up mats, tables and ropes. Wear closed shoes.',
    from: ['start', -120],
    until: ['start', 0],
    capacity: 6,
  },
  {
    role: 'Welcome table',
    place: 'The gate',
    description: 'Welcomes guests, checks names and hands out badges.',
    from: ['start', -30],
    until: ['start', 60],
    capacity: 3,
  },
  {
    role: 'First aid corner',
    place: 'Under the neem',
    description: 'Gives first aid during the event.',
    from: ['start', -30],
    until: ['end', 15],
    capacity: 1,
    min_age: 18,
    credential_needed: FIRST_AID,
  },
  {
    role: 'Cleaning up',
    place: 'The yard',
    description: 'Cleans the site after the event. Buttermilk is served afterwards.',
    from: ['end', 0],
    until: ['end', 90],
    capacity: 5,
  },
]

const MAX_EVENTS = 3

interface EventTimes {
  readonly name: string | null
  readonly start: string
  readonly end: string
}

const defaultTimes = { start: '09:00:00', end: '12:00:00' } as const

const timeOrDefault = (value: unknown, usual: string): string => (typeof value === 'string' ? value : usual)

/** The next events of the calendar; without a calendar, the day after tomorrow. */
async function listUpcomingEvents({ documents, today }: DemoContext): Promise<readonly EventTimes[]> {
  const day = addDays(today, 2)
  const events = documents.registry.find('Mela Event')
  if (!events)
    return [{ name: null, start: `${day} ${defaultTimes.start}`, end: `${day} ${defaultTimes.end}` }]
  const rows = await documents.list(events, {
    fields: ['name', 'start_date', 'start_time', 'end_time'],
    filters: [
      ['published', '=', 1],
      ['start_date', '>', addDays(today, 1)],
    ],
    order_by: 'start_date asc, name asc',
    limit_page_length: MAX_EVENTS,
  })
  return rows.map((row) => ({
    name: String(row['name']),
    start: `${String(row['start_date'])} ${timeOrDefault(row['start_time'], defaultTimes.start)}`,
    end: `${String(row['start_date'])} ${timeOrDefault(row['end_time'], defaultTimes.end)}`,
  }))
}

/** The shifts of the next events, open to everybody; answers their names in order. */
export async function insertDemoShifts(
  context: DemoContext,
  coordinator: string | null,
): Promise<readonly string[]> {
  const names: string[] = []
  for (const { name: event, ...times } of await listUpcomingEvents(context))
    for (const { from, until, ...shift } of eventShifts) {
      const inserted = await context.documents.insert(Shift, {
        ...shift,
        ...{ event, coordinator, state: 'open' },
        starts_at: addMinutes(times[from[0]], from[1]),
        ends_at: addMinutes(times[until[0]], until[1]),
      })
      names.push(inserted.name)
    }
  return names
}
