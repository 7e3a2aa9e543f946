import { useVisit } from '../../../data/visit.ts'
import { useTranslate } from '../../../language/text.ts'
import type { CartAnswer, CartParcel } from '../../../ui/cart/cart-calls.ts'
import { reasonWords } from '../../../ui/cart/delivery-words.ts'
import { moneyText } from '../../../ui/text/money-text.ts'
import { Picture } from '../../../ui/picture/picture.tsx'
import { DeliveryOptions } from './delivery-options.tsx'
import { parcelPart } from './missing-of.ts'
import type { Checkout } from './use-checkout.ts'

interface Props {
  cart: CartAnswer
  checkout: Checkout
  parcel: CartParcel
  /** Among the parcels, from 0. */
  place: number
  /** Asks for another address. */
  onElsewhere: () => void
}

/** What one seller sends in one piece, and how it comes. */
export function ParcelPart({ cart, checkout, parcel, place, onElsewhere }: Props) {
  const t = useTranslate()
  const heading = parcelPart(place)
  return (
    <section className="card" aria-labelledby={heading}>
      <div className="padded stack">
        <div>
          <p className="tiny dim">
            {t('checkout.parcel_of', { number: place + 1, total: cart.parcels.length })}
          </p>
          <h2 id={heading} tabIndex={-1}>
            {parcel.business_name}
          </h2>
        </div>
        <ParcelItems {...{ cart, parcel }} />
        <div role="status" className="checkout-problem">
          {parcel.reason !== null && cart.postal_code !== null && <NotBrought {...{ parcel, onElsewhere }} />}
        </div>
        {parcel.options.length > 0 && <DeliveryOptions {...{ cart, checkout, parcel }} />}
      </div>
    </section>
  )
}

/** Why nothing of it is brought there, and what its buyer can do. What he fetches by choice is in nobody's way. */
function NotBrought({ parcel, onElsewhere }: Pick<Props, 'parcel' | 'onElsewhere'>) {
  const t = useTranslate()
  const isOpen = parcel.chosen === null
  return (
    <div className={isOpen ? 'note bad not-brought' : 'note not-brought'}>
      <span className="text">
        <b className="bold">{reasonWords(parcel.reason, t)}</b>
        {isOpen && t(parcel.options.length > 0 ? 'checkout.fetch_instead' : 'checkout.not_served')}
      </span>
      <button type="button" className="button line" onClick={onElsewhere}>
        {t('checkout.other_address')}
      </button>
    </div>
  )
}

function ParcelItems({ cart, parcel }: Pick<Props, 'cart' | 'parcel'>) {
  const { language } = useVisit()
  const own = cart.lines.filter((line) => parcel.lines.includes(line.key))
  return (
    <ul className="checkout-things">
      {own.map((line, place) => (
        <li key={line.key} className="row">
          <Picture source={line.image} alt="" sizes="56px" ground={place} />
          <span className="spring">
            {line.quantity > 1 ? `${line.quantity} × ${line.title}` : line.title}
            {line.variant_label !== '' && <span className="small dim"> {line.variant_label}</span>}
          </span>
          <b className="numbers bold">{moneyText(line.amount, cart.currency, language)}</b>
        </li>
      ))}
    </ul>
  )
}
