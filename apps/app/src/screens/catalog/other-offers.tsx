import type { MessageId } from '#design/messages'
import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import { moneyText } from '../../ui/money-text.ts'
import type { Variant } from './catalog-calls.ts'

interface Props {
  variant: Variant
  chosen: Variant['offers'][number] | undefined
  onChoose: (business: string) => void
}

const reasons: Readonly<Record<Variant['won_by'], MessageId>> = {
  only: 'catalog.won_only',
  in_stock: 'catalog.won_in_stock',
  price: 'catalog.won_price',
  own: 'catalog.won_own',
  rating: 'catalog.won_rating',
  order: 'catalog.won_order',
}

/** Everybody who sells this very thing, and why the first of them is the first. */
export function OtherOffers({ variant, chosen, onChoose }: Props) {
  const say = useSay()
  const { language } = useVisit()
  if (variant.offers.length < 2) return null
  return (
    <section>
      <h2>{say('catalog.other_offers')}</h2>
      <ul className="card list">
        {variant.offers.map((offer, index) => (
          <li key={offer.business}>
            <span className="text">
              <b>{offer.business_name}</b>
              <span className="meta">
                {moneyText(offer.price, 'INR', language)}
                {offer.in_stock === 0 && ` · ${say('store.sold_out')}`}
                {index === 0 && ` · ${say(reasons[variant.won_by])}`}
              </span>
            </span>
            {offer.business !== chosen?.business && (
              <button
                type="button"
                className="button line"
                aria-label={say('catalog.choose_offer', { business: offer.business_name })}
                onClick={() => onChoose(offer.business)}
              >
                {say('catalog.choose')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
