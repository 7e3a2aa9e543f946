import { toDecimal, toMinorUnits } from '#meta'
import type { EventPlaces, TicketOffer } from '../event-calls.ts'
import type { AttendeeAnswers } from './registration-answers.ts'
import type { ReactNode } from 'react'
import { useVisit } from '../../../data/visit.ts'
import { useTranslate } from '../../../language/text.ts'
import { moneyText } from '../../../ui/text/money-text.ts'
import { leftText } from '../ticket-text.ts'
import styles from '../events.module.css'

interface SumLine {
  label: string
  count: number
  /** Decimal, for all tickets of this type. */
  amount: number
}

export interface RegistrationSum {
  lines: SumLine[]
  /** Decimal. */
  total: number
  /** Seats taken; a family ticket takes one for each person. */
  seats: number
}

interface Chosen {
  ticket: Pick<TicketOffer, 'label' | 'price' | 'seats_per_ticket'>
  tickets: number
}

const amountOf = (chosen: Chosen): number => (toMinorUnits(chosen.ticket.price) ?? 0) * chosen.tickets

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

export function sumOf(
  attendees: readonly Pick<AttendeeAnswers, 'ticket_type'>[],
  offers: readonly TicketOffer[],
  price: number,
): RegistrationSum {
  const kinds = offers.length > 0 ? offers : [{ label: '', price, seats_per_ticket: 1 }]
  const chosen = kinds
    .map((ticket) => ({
      ticket,
      tickets: attendees.filter(({ ticket_type }) => offers.length === 0 || ticket_type === ticket.label)
        .length,
    }))
    .filter(({ tickets }) => tickets > 0)
  const undecided = attendees.length - total(chosen.map(({ tickets }) => tickets))
  return {
    lines: chosen.map((one) => ({
      label: one.ticket.label,
      count: one.tickets,
      amount: toDecimal(amountOf(one)),
    })),
    total: toDecimal(total(chosen.map(amountOf))),
    seats: undecided + total(chosen.map((one) => one.tickets * one.ticket.seats_per_ticket)),
  }
}

export type Availability =
  | { kind: 'register' }
  /** The event is sold out or has fewer seats left than requested. */
  | { kind: 'waitlist'; left: number }
  | { kind: 'too many'; left: number }
  | { kind: 'shut' }

type Left = Pick<EventPlaces, 'left' | 'state' | 'has_waitlist'>

export function availabilityFor(places: Left, seats: number): Availability {
  const { state, has_waitlist } = places
  const left = places.left ?? Number.POSITIVE_INFINITY
  if (state === 'waitlist') return { kind: 'waitlist', left: places.left ?? 0 }
  if (state !== 'open') return { kind: 'shut' }
  if (seats <= left) return { kind: 'register' }
  return { kind: has_waitlist === 1 ? 'waitlist' : 'too many', left }
}

interface Props {
  sum: RegistrationSum
  places: EventPlaces
  currency: string
  children: ReactNode
}

export function SumTicket({ sum, places, currency, children }: Props) {
  const t = useTranslate()
  const { language } = useVisit()
  const money = (amount: number) => (amount > 0 ? moneyText(amount, currency, language) : t('events.free'))
  const left = leftText(places, t)
  return (
    <aside aria-labelledby="registering-sum">
      <div className="ticket">
        <div className="padded">
          <h2 id="registering-sum">
            {sum.lines.length === 0
              ? t('events.tickets')
              : t('event_registration.tickets', { count: ticketsIn(sum) })}
          </h2>
          <dl className={`sum ${styles.ticketTypes}`}>
            {sum.lines.map(({ label, count, amount }) => (
              <div key={label}>
                <dt>{lineText(label || t('events.entry'), count)}</dt>
                <dd>{money(amount)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="ticket-cut" />
        <div className="padded stack">
          <dl className="sum">
            <div className="sum-total" aria-live="polite">
              <dt>{t('event_registration.total')}</dt>
              <dd>{sum.lines.length === 0 ? '–' : money(sum.total)}</dd>
            </div>
          </dl>
          {left && <p className="tiny dim">{left}</p>}
          <div className="desktop-only">{children}</div>
        </div>
      </div>
    </aside>
  )
}

export const ticketsIn = ({ lines }: RegistrationSum): number =>
  lines.reduce((sum, { count }) => sum + count, 0)

const lineText = (label: string, count: number): string => (count > 1 ? `${count} × ${label}` : label)
