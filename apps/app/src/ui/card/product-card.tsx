import type { ReactNode } from 'react'
import type { ProductCard as ProductAnswer } from '#client'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { backOrderLabels } from '../text/back-order-text.ts'
import { moneyText, percentOff } from '../text/money-text.ts'
import { Picture } from '../picture/picture.tsx'
import styles from './cards.module.css'

interface Props {
  product: ProductAnswer
  ground: number
  heart?: ReactNode
  promise?: ReactNode
}

export function ProductCard({ product, ground, heart, promise }: Props) {
  const t = useTranslate()
  return (
    <li className={styles.product}>
      <Picture source={product.image} alt="" ground={ground} sizes="(min-width: 768px) 275px, 50vw" />
      {heart}
      <div>
        <h3>
          <a href={`/product/${encodeURIComponent(product.route)}`}>{product.title}</a>
        </h3>
        <p className="meta">{product.business_name}</p>
        <ProductPrice product={product} />
        {promise}
        {product.in_stock === 0 &&
          (product.back_order === null ? (
            <span className="badge warn">{t('store.sold_out')}</span>
          ) : (
            <span className="badge">{t(backOrderLabels[product.back_order])}</span>
          ))}
      </div>
    </li>
  )
}

function ProductPrice({ product }: { product: ProductAnswer }) {
  const { language } = useVisit()
  const t = useTranslate()
  const price = moneyText(product.price, product.currency, language)
  const percent = percentOff(product.price, product.compare_at_price)
  const earlier = moneyText(product.compare_at_price ?? 0, product.currency, language)
  return (
    <p className="price">
      <b>{product.price_to > product.price ? t('store.from_price', { price }) : price}</b>
      {percent !== null && (
        <>
          <span className="visually-hidden">{t('store.earlier_price', { price: earlier })}</span>
          <s aria-hidden="true">{earlier}</s>
          <span className="off">{t('store.percent_off', { percent })}</span>
        </>
      )}
    </p>
  )
}
