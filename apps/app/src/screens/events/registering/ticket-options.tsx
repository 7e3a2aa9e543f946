import { useId } from 'react'
import { useVisit } from '../../../data/visit.ts'
import { useSay, type Say } from '../../../language/text.ts'
import { FieldFrame } from '../../../ui/form/field-frame.tsx'
import { moneyText } from '../../../ui/money-text.ts'
import type { TicketOffer } from '../event-places.ts'
import { admitsText, agesText } from '../ticket-words.ts'
import { isLeft, offersFor } from './ticket-choice.ts'

interface Props {
  offers: readonly TicketOffer[]
  chosen: string
  /** Null while it is not known. */
  age: number | null
  currency: string
  problem: string | undefined
  onChoose: (label: string) => void
}

/** Few are left of a kind of ticket when there are at most so many. */
const few = 10

/** The kinds of tickets with what they cost, for whom they are and how many are left. */
export function TicketOptions({ offers, chosen, age, currency, problem, onChoose }: Props) {
  const id = useId()
  const say = useSay()
  const { language } = useVisit()
  const price = (offer: TicketOffer) =>
    offer.price > 0 ? moneyText(offer.price, currency, language) : say('events.free')
  const label = say('event_registration.ticket')
  return (
    <FieldFrame id={id} label={label} isOptional={false} problem={problem} isGroup>
      <div
        className="ticket-options"
        role="radiogroup"
        aria-label={label}
        aria-invalid={problem !== undefined}
      >
        {offersFor(offers, chosen, age).map((offer) => (
          <label key={offer.label} className="ticket-option">
            <input
              type="radio"
              name={id}
              value={offer.label}
              checked={chosen === offer.label}
              disabled={!isLeft(offer) && chosen !== offer.label}
              onChange={() => onChoose(offer.label)}
            />
            <span className="text">
              <span className="mid">{offer.label}</span>
              <span className="tiny dim">{detailsOf(offer, say)}</span>
            </span>
            <span className="mid numbers">{price(offer)}</span>
          </label>
        ))}
      </div>
    </FieldFrame>
  )
}

function detailsOf(offer: TicketOffer, say: Say): string {
  const { left } = offer
  const rest =
    left === null || left > few
      ? ''
      : left > 0
        ? say('events.places_left', { count: left })
        : say('events.full')
  return [agesText(offer, say), admitsText(offer, say), rest].filter((text) => text !== '').join(', ')
}
