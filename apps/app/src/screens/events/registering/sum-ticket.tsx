import type { ReactNode } from 'react'
import { useVisit } from '../../../data/visit.ts'
import { useTranslate } from '../../../language/text.ts'
import { moneyText } from '../../../ui/text/money-text.ts'
import type { EventPlaces } from '../event-places.ts'
import { leftText } from '../places-words.ts'
import type { RegistrationSum } from './registration-sum.ts'

interface Props {
  sum: RegistrationSum
  places: EventPlaces
  currency: string
  /** The way on; phones have theirs at the foot of the window. */
  children: ReactNode
}

/** What is taken and what it costs, on a ticket. */
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
          <dl className="sum ticket-types">
            {sum.lines.map(({ label, count, amount }) => (
              <div key={label}>
                <dt>{lineText(label || t('events.places'), count)}</dt>
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
