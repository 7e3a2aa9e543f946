import { useVisit } from '../../../data/visit.ts'
import { useSay } from '../../../language/text.ts'
import type { CartAnswer, CartParcel } from '../../../ui/cart/cart-calls.ts'
import { moneyText } from '../../../ui/money-text.ts'
import { Picture } from '../../../ui/picture.tsx'
import { DeliveryOptions } from './delivery-options.tsx'
import type { Checkout } from './use-checkout.ts'

interface Props {
  cart: CartAnswer
  checkout: Checkout
  parcel: CartParcel
  /** Among the parcels, from 0. */
  place: number
}

/** What one seller sends in one piece, and how it comes. */
export function ParcelPart({ cart, checkout, parcel, place }: Props) {
  const say = useSay()
  const heading = `checkout-parcel-${place}`
  return (
    <section className="card" aria-labelledby={heading}>
      <div className="padded stack">
        <div>
          <p className="tiny dim">
            {say('checkout.parcel_of', { number: place + 1, total: cart.parcels.length })}
          </p>
          <h2 id={heading}>{parcel.business_name}</h2>
        </div>
        <Things {...{ cart, parcel }} />
        {parcel.options.length > 0 ? (
          <DeliveryOptions {...{ cart, checkout, parcel }} />
        ) : (
          cart.postal_code !== null && (
            <p className="note bad" role="status">
              <span className="text">{say('checkout.not_served')}</span>
            </p>
          )
        )}
      </div>
    </section>
  )
}

function Things({ cart, parcel }: Pick<Props, 'cart' | 'parcel'>) {
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
