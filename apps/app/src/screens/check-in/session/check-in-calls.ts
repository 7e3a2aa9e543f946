import type { DocumentTypes, Methods } from '#contract'
import { call, listRequest, methodRead } from '#client'
import { addDays } from '#meta'
import type { PageCall } from '../../../data/page-call.ts'
import { ownKey } from '../../../data/query/own-answers.ts'
import type { RosterAnswer } from './check-in-store.ts'

type Sync = Methods['mela.tickets.sync']

/** What a door asks the store. */
export interface CheckInCalls {
  roster(event: string): Promise<RosterAnswer>
  keys(): Promise<Methods['mela.tickets.get_keys']['output']>
  sync(input: Sync['input']): Promise<Sync['output']>
}

export const checkInCalls: CheckInCalls = {
  roster: (event) => call('mela.tickets.get_roster', { event }),
  keys: () => call('mela.tickets.get_keys', {}),
  sync: (input) => call('mela.tickets.sync', input),
}

/** An event at whose door somebody may stand. */
export type CheckInEvent = Pick<
  DocumentTypes['Mela Event'],
  'name' | 'title' | 'start_date' | 'end_date' | 'start_time' | 'venue'
>

/** Doors open early and close late: two days before and six weeks after this day. */
const DAYS_BACK = -2
const DAYS_AHEAD = 42

export function checkInEventsCall(account: string, today: string): PageCall<CheckInEvent[]> {
  const request = listRequest('Mela Event', {
    fields: ['name', 'title', 'start_date', 'end_date', 'start_time', 'venue'],
    filters: [
      ['end_date', '>=', addDays(today, DAYS_BACK)],
      ['start_date', '<=', addDays(today, DAYS_AHEAD)],
    ],
    orderBy: ['start_date asc', 'start_time asc'],
    pageLength: 100,
  })
  return { ...request, key: ownKey(account, `doors:${today}`), isTranslated: true }
}

type Duties = Methods['mela.tickets.get_duties']['output']

/** Whether whoever is signed in stands at doors. */
export const dutiesCall: PageCall<Duties> = {
  ...methodRead('mela.tickets.get_duties'),
  key: 'duties',
}
