import type { DocumentTypes, Methods } from '#contract'
import { call, listRequest } from '#client'
import { addDays } from '#meta'
import type { PageCall } from '../../../data/page-call.ts'
import { ownKey } from '../../../data/query/own-responses.ts'
import type { RosterAnswer } from './check-in-store.ts'

type Sync = Methods['mela.tickets.sync']

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

export type CheckInEvent = Pick<
  DocumentTypes['Mela Event'],
  'name' | 'title' | 'start_date' | 'end_date' | 'start_time' | 'venue'
>

/** Offset in days of the oldest event offered for check-in; the newest begins six weeks ahead. */
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
  return { ...request, key: ownKey(account, `check-in events:${today}`), isTranslated: true }
}
