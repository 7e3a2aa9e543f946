import type { ReactNode } from 'react'
import { bicycleOutline } from 'ionicons/icons'
import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import type { CartParcel } from '../../ui/cart/cart-calls.ts'
import { promiseWords, reasonWords } from '../../ui/cart/delivery-words.ts'
import { Icon } from '../../ui/icon.tsx'

interface Props {
  parcel: CartParcel
  /** Its place among so many, from 1. */
  number: number
  count: number
  children: ReactNode
}

/** What one stall sends together, with its promise. */
export function ParcelCard({ parcel, number, count, children }: Props) {
  const say = useSay()
  const title = `parcel-${number}`
  return (
    <section className="card padded" aria-labelledby={title}>
      <div className="cart-parcel-head">
        <div>
          {count > 1 && <p className="tiny dim">{say('cart.parcel_of', { number, count })}</p>}
          <h2 id={title}>{parcel.business_name}</h2>
        </div>
        <Promise parcel={parcel} />
      </div>
      {parcel.reason !== null && parcel.reason !== 'no_postal_code' && (
        <p className="note bad">{reasonWords(parcel.reason, say)}</p>
      )}
      <ul className="cart-lines">{children}</ul>
    </section>
  )
}

function Promise({ parcel }: { parcel: CartParcel }) {
  const say = useSay()
  const { today, language } = useVisit()
  const promise = promiseWords(parcel, { today, language }, say)
  if (promise === null) return null
  return (
    <span className="badge ok">
      <Icon of={bicycleOutline} isSmall />
      {promise}
    </span>
  )
}
