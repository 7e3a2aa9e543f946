import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import { clockText, shortDay } from '../../ui/date-text.ts'
import type { OrderShipment } from './order-calls.ts'
import { eventWords } from './order-words.ts'

/** Who brings a parcel, and what the carrier told of it. */
export function ParcelTracking({ shipment }: { shipment: OrderShipment }) {
  const say = useSay()
  const { language } = useVisit()
  const { carrier, tracking_number, tracking_url, events } = shipment
  return (
    <div className="stack order-tracking">
      <p className="small">
        {tracking_number
          ? say('orders.tracking', { carrier, number: tracking_number })
          : say('orders.carrier', { carrier })}
        {tracking_url && (
          <>
            {' '}
            <a className="order-follow" href={tracking_url} target="_blank" rel="noreferrer">
              {say('orders.follow')}
            </a>
          </>
        )}
      </p>
      {events.length > 0 && (
        <details>
          <summary>{say('orders.tracking_updates', { carrier })}</summary>
          <ul className="order-events small">
            {events.map(({ status, at, place, note }) => (
              <li key={`${at}${status}`}>
                <span className="mid">{say(eventWords[status])}</span>
                <span className="dim">
                  {[`${shortDay(at, language)}, ${clockText(at.slice(11), language)}`, place, note]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
