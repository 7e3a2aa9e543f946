import type { Language } from '#framework/messages'
import type { Translate } from '#meta'
import { message } from '../messages.ts'

export interface TicketSheet {
  readonly language: Language
  readonly title: string
  readonly organisation: string
  readonly event: string
  readonly when: string
  readonly where: string
  readonly tickets: readonly PrintedTicket[]
  readonly note: string
}

export interface PrintedTicket {
  readonly full_name: string
  readonly facts: string
  readonly number: { readonly label: string; readonly text: string }
  readonly code: string
}

interface SheetEvent {
  readonly title: string
  readonly start_date: string
  readonly end_date: string | null
  readonly start_time: string | null
  readonly end_time: string | null
  readonly time_zone: string
  readonly venue: string | null
}

interface SheetTicket {
  readonly full_name: string
  readonly companions: readonly string[]
  readonly age: number | null
  readonly ticket_type: string | null
  readonly seats: number
  readonly ticket_code: string
  readonly code: string
}

interface SheetContext {
  readonly organisation: string
  readonly language: Language
  readonly t: Translate
}

function formatMoment(
  moment: string,
  language: Language,
  options: Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>,
): string {
  return new Intl.DateTimeFormat(`${language}-IN`, { ...options, timeZone: 'UTC' }).format(
    new Date(`${moment}Z`),
  )
}

const formatDay = (day: string, language: Language) =>
  formatMoment(`${day}T00:00:00`, language, { dateStyle: 'full' })

const formatClock = (time: string, language: Language) =>
  formatMoment(`1970-01-01T${time.padStart(8, '0').slice(0, 8)}`, language, { timeStyle: 'short' })

function formatWhen(event: SheetEvent, language: Language): string {
  const { start_date, start_time, end_time, end_date } = event
  const last = end_date ?? start_date
  const days = [...new Set([start_date, last])].map((day) => formatDay(day, language)).join(' – ')
  if (start_time === null || last !== start_date) return days
  const hours = [start_time, ...(end_time === null ? [] : [end_time])]
  return `${days}, ${hours.map((time) => formatClock(time, language)).join(' – ')}`
}

function printTicket(ticket: SheetTicket, { t }: SheetContext): PrintedTicket {
  const { age, ticket_type, seats, full_name, companions, ticket_code, code } = ticket
  const age_text = age === null ? null : t(message('tickets.sheet.age', { age }))
  const admits = seats > 1 ? t(message('tickets.sheet.lets_in', { seats })) : null
  const facts = [ticket_type, admits, age_text, companions.join(', ') || null].filter((fact) => fact !== null)
  return {
    full_name,
    facts: facts.join(' · '),
    number: { label: t(message('tickets.sheet.number')), text: ticket_code },
    code,
  }
}

export function ticketSheet(
  event: SheetEvent,
  tickets: readonly SheetTicket[],
  context: SheetContext,
): TicketSheet {
  const { organisation, language, t } = context
  return {
    language,
    title: t(message('tickets.sheet.title', { count: tickets.length })),
    organisation,
    event: event.title,
    when: formatWhen(event, language),
    where: event.venue ?? '',
    tickets: tickets.map((ticket) => printTicket(ticket, context)),
    note: t(message(`tickets.sheet.note.${tickets.some(({ seats }) => seats > 1) ? 'several' : 'one'}`)),
  }
}
