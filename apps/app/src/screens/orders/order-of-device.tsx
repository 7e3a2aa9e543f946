import { useAnswer } from '../../data/use-answer.ts'
import { Failed } from '../../ui/failed.tsx'
import { orderCall } from '../../ui/orders/order-call.ts'
import type { MyOrder, Order } from './order-calls.ts'
import { OrderCard } from './order-card.tsx'

/** Pictures of an order in the list. */
const mostPictures = 4

/** The same as a list tells it. */
function cardOf({ order, state, placed_at, total, credited, currency, parcels }: Order): MyOrder {
  const lines = parcels.flatMap((parcel) => parcel.lines)
  const days = parcels.flatMap(({ promised_by }) => promised_by ?? [])
  return {
    ...{ order, state, placed_at, total, credited, currency, line_count: lines.length },
    promised_by: days.toSorted().at(-1) ?? null,
    lines: lines.slice(0, mostPictures).map(({ title, image, quantity }) => ({ title, image, quantity })),
  }
}

/** An order that this device made without an account; one that opens no longer is left out. */
export function OrderOfDevice({ token }: { token: string }) {
  const query = useAnswer(orderCall(token, null))
  if (query.value) return <OrderCard order={cardOf(query.value)} opener={token} />
  if (query.error && !query.error.isMissing && query.error.status !== 403)
    return (
      <li>
        <Failed error={query.error} retry={query.retry} />
      </li>
    )
  return query.error ? null : (
    <li className="skeleton">
      <div className="block tall" />
    </li>
  )
}
