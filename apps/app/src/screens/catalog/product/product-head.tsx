import { useVisit } from '../../../data/visit.ts'
import { useTranslate } from '../../../language/text.ts'
import { backOrderText } from '../../../ui/text/back-order-text.ts'
import { moneyText, percentOff } from '../../../ui/text/money-text.ts'
import type { Product, Variant } from '../catalog-calls.ts'
import { variantTitle } from './variant-choice.tsx'
import styles from './product.module.css'

interface Props {
  product: Product
  variant: Variant | undefined
  offer: Variant['offers'][number] | undefined
}

export function ProductHead({ product, variant, offer }: Props) {
  const shown = offer ?? { ...product, compare_at_price: null }
  return (
    <header className={styles.productHead}>
      <h1>{variantTitle(product.title, variant?.label ?? '')}</h1>
      <SoldBy product={product} seller={shown} />
      <ProductPrice product={product} price={shown.price} earlier={shown.compare_at_price} />
      <Availability product={product} variant={variant} offer={offer} />
    </header>
  )
}

interface SoldByProps {
  product: Product
  seller: { readonly business: string; readonly business_name: string }
}

function SoldBy({ product: { rating, reviews }, seller }: SoldByProps) {
  const t = useTranslate()
  return (
    <p className="dim">
      {t('catalog.sold_by')}{' '}
      <a href={`/search?seller=${encodeURIComponent(seller.business)}`}>{seller.business_name}</a>
      {rating !== null && reviews > 0 && (
        <>
          {'. '}
          <span className={styles.rated}>
            {t('catalog.rated', { rating: rating.toFixed(1), count: reviews })}
          </span>
        </>
      )}
    </p>
  )
}

function ProductPrice({
  product,
  price,
  earlier,
}: {
  product: Product
  price: number
  earlier: number | null
}) {
  const t = useTranslate()
  const { language } = useVisit()
  const percent = percentOff(price, earlier)
  const before = moneyText(earlier ?? 0, product.currency, language)
  return (
    <div>
      <p className={`price ${styles.productPrice}`}>
        <b>{moneyText(price, product.currency, language)}</b>
        {percent !== null && (
          <>
            <span className="visually-hidden">{t('store.earlier_price', { price: before })}</span>
            <s aria-hidden="true">{before}</s>
            <span className="off">{t('store.percent_off', { percent })}</span>
          </>
        )}
      </p>
      <p className="meta">{t('catalog.taxes_in')}</p>
    </div>
  )
}

function Availability({ variant, offer }: Props) {
  const t = useTranslate()
  const { language } = useVisit()
  if (offer?.back_order) {
    const { kind, release_on: expected_on, days } = offer.back_order
    return (
      <p role="status">
        <span className="badge">{backOrderText({ kind, expected_on, days }, language, t)}</span>
      </p>
    )
  }
  if (variant === undefined || offer === undefined || offer.in_stock === 0)
    return (
      <p>
        <span className="badge warn">{t('store.sold_out')}</span>
      </p>
    )
  if (offer.left === null) return null
  return (
    <p>
      <span className="badge warn">{t('catalog.few_left', { count: offer.left })}</span>
    </p>
  )
}
