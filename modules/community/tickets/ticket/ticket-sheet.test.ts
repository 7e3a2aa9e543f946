import { expect, test } from 'vitest'
import { inEnglish } from '#meta/messages'
import { ticketSheet } from './ticket-sheet.ts'

const event = {
  ...{ title: 'Kite morning', venue: 'School ground', time_zone: 'Asia/Kolkata' },
  ...{ start_date: '2026-11-29', end_date: '2026-11-29', start_time: '07:00:00', end_time: '10:30:00' },
}
const asha = {
  full_name: 'Asha',
  companions: [],
  age: 7,
  ticket_type: 'Child',
  seats: 1,
  ticket_code: 'k3n9',
  code: 'MT1.a.b',
}
const ravi = { ...asha, full_name: 'Ravi', age: null, ticket_type: null }
const english = { organisation: 'Asha School', language: 'en', t: inEnglish } as const

test('The ticket sheet shows event, time, place and attendees', () => {
  const sheet = ticketSheet(event, [asha, ravi], english)
  expect(sheet).toMatchObject({
    ...{ title: 'Tickets', event: 'Kite morning', where: 'School ground', organisation: 'Asha School' },
    tickets: [
      { full_name: 'Asha', facts: 'Child · Age 7', number: { text: 'k3n9' }, code: 'MT1.a.b' },
      { full_name: 'Ravi', facts: '' },
    ],
  })
  expect(sheet.when.replace(/\s/g, ' ')).toBe('Sunday, 29 November 2026, 7:00 am – 10:30 am')
})

test('A ticket for several people names each of them', () => {
  const family = {
    ...{ ...asha, age: null, ticket_type: 'Family', seats: 3 },
    companions: ['Ravi', 'Meena'],
  }
  const [printed] = ticketSheet(event, [family], english).tickets
  expect(printed?.facts).toBe('Family · Admits 3 people · Ravi, Meena')
})

test('The note admits one person per code only where every ticket is for one', () => {
  const note = (seats: number) => ticketSheet(event, [asha, { ...ravi, seats }], english).note
  expect(note(1)).toContain('Each code admits one person once')
  expect(note(4)).toContain('Each code works once, for the number of people on the ticket')
})

test('One ticket is titled in the singular, and a multi-day event shows days without hours', () => {
  const { title, when } = ticketSheet({ ...event, end_date: '2026-11-30' }, [asha], english)
  expect(title).toBe('Ticket')
  expect(when).toMatch(/29 November 2026 – .*30 November 2026$/)
  expect(ticketSheet({ ...event, start_time: null }, [asha], english).when).not.toContain('am')
})

test('Formats days and hours in the caller’s language', () => {
  expect(ticketSheet(event, [asha], { ...english, language: 'ta' }).when).toContain('நவம்பர்')
  expect(ticketSheet(event, [asha], { ...english, language: 'hi' }).when).toContain('नवंबर')
})
