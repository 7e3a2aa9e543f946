import type { ReactNode } from 'react'
import { bicycleOutline, storefrontOutline } from 'ionicons/icons'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
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
  const t = useTranslate()
  const title = `parcel-${number}`
  return (
    <section className="card padded" aria-labelledby={title}>
      <div className="cart-parcel-head">
        <div>
          {count > 1 && <p className="tiny dim">{t('cart.parcel_of', { number, count })}</p>}
          <h2 id={title}>{parcel.business_name}</h2>
        </div>
        <Promise parcel={parcel} />
      </div>
      {parcel.reason !== null && parcel.reason !== 'no_postal_code' && <NotBrought parcel={parcel} />}
      <ul className="cart-lines">{children}</ul>
    </section>
  )
}

/** Why nothing of it is brought, and what its buyer may do instead. What he fetches by choice is in nobody's way. */
function NotBrought({ parcel }: { parcel: CartParcel }) {
  const t = useTranslate()
  const place = parcel.options.find(({ kind }) => kind === 'pickup')?.pickup?.branch_name
  return (
    <p className={parcel.chosen === null ? 'note bad not-brought' : 'note not-brought'}>
      <span className="text">
        <b className="bold">{reasonWords(parcel.reason, t)}</b>
        {parcel.chosen === null && place !== undefined && t('cart.may_fetch', { place })}
      </span>
    </p>
  )
}

function Promise({ parcel }: { parcel: CartParcel }) {
  const t = useTranslate()
  const { today, language } = useVisit()
  const promise = promiseWords(parcel, { today, language }, t)
  if (promise === null) return null
  const isFetched = parcel.options.some(({ code, kind }) => code === parcel.chosen && kind === 'pickup')
  return (
    <span className="badge ok">
      <Icon of={isFetched ? storefrontOutline : bicycleOutline} isSmall />
      {promise}
    </span>
  )
}
