import type { ReactNode } from 'react'
import { useVisit } from '../../data/visit.ts'
import { useTranslate, type Translate } from '../../language/text.ts'
import { moneyText } from '../../ui/text/money-text.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import styles from './wishlist.module.css'

interface RowItem {
  title: string
  variant: string
  variant_label: string
  route: string | null
  image: string | null
  price: number | null
  state: 'available' | 'sold_out' | 'not_sold'
  price_drop?: number
}

interface Props {
  item: RowItem
  currency: string
  ground: number
  children?: ReactNode
}

export function WishlistRow({ item, currency, ground, children }: Props) {
  const t = useTranslate()
  const { language } = useVisit()
  const { variant_label, image, price, state, price_drop = 0 } = item
  return (
    <li className={styles.item}>
      <Picture source={image} alt="" ground={ground} sizes="88px" />
      <div className={styles.itemText}>
        <h3>
          <ItemTitle item={item} />
        </h3>
        {variant_label !== '' && <p className="meta">{variant_label}</p>}
        {price !== null && <p className={styles.itemPrice}>{moneyText(price, currency, language)}</p>}
        <p>
          {price_drop > 0 && (
            <span className={`badge ${styles.priceDrop}`}>
              {t('wishlist.price_drop', { amount: moneyText(price_drop, currency, language) })}
            </span>
          )}
          {state === 'sold_out' && <span className="badge warn">{t('wishlist.sold_out')}</span>}
          {state === 'not_sold' && <span className="badge">{t('wishlist.not_sold')}</span>}
        </p>
        {children}
      </div>
    </li>
  )
}

function ItemTitle({ item: { title, route, variant } }: { item: RowItem }) {
  if (route === null || route === '') return title
  return <a href={`/product/${encodeURIComponent(route)}?${new URLSearchParams({ variant })}`}>{title}</a>
}

interface Named {
  list_name: string
}

export const listName = ({ list_name }: Named, t: Translate): string =>
  list_name === 'Wishlist' ? t('wishlist.first_list') : list_name

/** Returns the name for others, to whom the first list is not 'My wishlist'. */
export const sharedListName = ({ list_name }: Named, t: Translate): string =>
  list_name === 'Wishlist' ? t('wishlist.title') : list_name
