import { useEffect } from 'react'
import { useCall } from '#client/react'
import { useTranslate } from '../../language/text.ts'
import { Shown } from '../../ui/state/answer-states.tsx'
import { sellersCall, type Seller, type SellerList } from './place-calls.ts'
import styles from './place-page.module.css'

interface Props {
  city: string
  chosen: string | null
  isCityNew: boolean
  onChoose: (business: string) => void
}

export function SellerChoice({ city, ...choice }: Props) {
  const t = useTranslate()
  const query = useCall(sellersCall(city))
  return (
    <section className="card padded stack" aria-labelledby="place-stall">
      <h2 id="place-stall">{t('place.stores_in', { city })}</h2>
      <Shown
        query={query}
        loading={<p className="small dim">{t('states.loading')}</p>}
        empty={<p className="dim">{t('place.no_stores')}</p>}
        isEmpty={({ businesses }) => businesses.length === 0}
      >
        {(sellers) => <SellerOptions sellers={sellers} {...choice} />}
      </Shown>
    </section>
  )
}

interface SellerOptionsProps extends Omit<Props, 'city'> {
  sellers: SellerList
}

function SellerOptions({ sellers, chosen, isCityNew, onChoose }: SellerOptionsProps) {
  const first = isCityNew ? firstSeller(sellers) : null
  useEffect(() => {
    if (first !== null) onChoose(first)
  }, [first, onChoose])
  return (
    <div className={styles.placeChoices} role="radiogroup" aria-labelledby="place-stall">
      {sellers.businesses.map((seller) => (
        <SellerOption key={seller.name} {...{ seller, onChoose }} isChosen={seller.name === chosen} />
      ))}
    </div>
  )
}

interface RowProps {
  seller: Seller
  isChosen: boolean
  onChoose: (business: string) => void
}

function SellerOption({ seller, isChosen, onChoose }: RowProps) {
  const t = useTranslate()
  return (
    <label className={styles.placeChoice}>
      <input type="radio" name="stall" checked={isChosen} onChange={() => onChoose(seller.name)} />
      <span className="text">
        <b className="mid">{seller.business_name}</b>
        {seller.tagline && <span className="small dim">{seller.tagline}</span>}
        {seller.rating !== null && (
          <span className="small dim numbers">{t('place.rated', { rating: seller.rating })}</span>
        )}
      </span>
    </label>
  )
}

export function firstSeller({
  businesses,
  default_business,
}: Pick<SellerList, 'default_business'> & {
  readonly businesses: readonly { readonly name: string }[]
}): string | null {
  const own = businesses.find(({ name }) => name === default_business)
  return (own ?? businesses[0])?.name ?? null
}
