import { expect, test } from 'vitest'
import type { MyRegistration } from '../registered/registration-calls.ts'
import { allTickets, coming, past } from './ticket-lists.ts'

const mine: MyRegistration = {
  ...{ registration: 'EVR-00001', state: 'confirmed', seats: 3, amount: 0, currency: 'INR' },
  ...{ expires_at: null, waiting_position: null },
  event: {
    ...{ name: 'EV-1', title: 'Kites', start_date: '2026-11-29', end_date: null, start_time: null },
    ...{ end_time: null, time_zone: 'Asia/Kolkata', venue: null, event_image: null },
  },
}
const onDevice = { token: 't1', registration: 'EVR-00001', title: 'Kites', start_date: '2026-11-29' }

test('A registration known to account and device is listed once and opens with its token', () => {
  const tickets = allTickets([onDevice, { ...onDevice, token: 't2', registration: 'EVR-00002' }], [mine])
  expect(tickets.map(({ opener }) => opener)).toEqual(['t1', 't2'])
  expect(allTickets([], [mine]).map(({ opener }) => opener)).toEqual(['EVR-00001'])
})

test('Without an account the list shows the device’s registrations', () => {
  expect(allTickets([onDevice], [])).toEqual([
    { opener: 't1', title: 'Kites', start_date: '2026-11-29', known: null },
  ])
})
const days = ['2026-12-01', '2026-11-01', '2026-11-20', '2026-10-01'].map((start_date) => ({ start_date }))

test('Upcoming events come first with the next one on top, then past ones with the latest on top', () => {
  const dates = (items: typeof days) => items.map(({ start_date }) => start_date)
  expect(dates(coming(days, '2026-11-20'))).toEqual(['2026-11-20', '2026-12-01'])
  expect(dates(past(days, '2026-11-20'))).toEqual(['2026-11-01', '2026-10-01'])
})
