import { useSay } from '../../language/text.ts'
import type { OrderParcel } from './order-calls.ts'
import { undeliveredWords } from './order-words.ts'

type GoneState = Extract<OrderParcel['state'], 'cancelled' | 'returned' | 'lost'>

/** Whether nothing of a parcel comes any more. */
export const isGone = (state: OrderParcel['state']): state is GoneState =>
  state === 'cancelled' || state === 'returned' || state === 'lost'

const labels = {
  cancelled: 'orders.state_cancelled',
  returned: 'orders.state_returned',
  lost: 'orders.state_lost',
} as const

/** How a parcel ended that does not come, why, and what becomes of its money. */
export function ParcelGone({ parcel, state }: { parcel: OrderParcel; state: GoneState }) {
  const say = useSay()
  const { seller, undelivered_reason: reason } = parcel
  return (
    <>
      <p>
        <span className="badge">{say(labels[state])}</span>
      </p>
      {state === 'returned' && <p className="mid">{say('orders.undelivered_text', { seller })}</p>}
      {state === 'lost' && <p className="mid">{say('orders.lost_text')}</p>}
      {state === 'returned' && reason && (
        <p className="mid">{say('orders.undelivered_why', { reason: say(undeliveredWords[reason]) })}</p>
      )}
    </>
  )
}
