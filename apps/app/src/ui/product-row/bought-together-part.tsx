import { useState } from 'react'
import type { ProductCard } from '#client'
import { useCall } from '#client/react'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import type { SalePair } from '../cart/cart-calls.ts'
import { Picture } from '../picture/picture.tsx'
import { ProblemNote } from '../problem-note.tsx'
import { moneyText } from '../text/money-text.ts'
import { Cards } from './product-row.tsx'
import { boughtTogetherCall } from './recommendation-calls.ts'
import { RecommendationsMessages } from '../added-catalogues.tsx'
import { useAddingAll } from './use-adding-all.ts'
import styles from './product-row.module.css'

export interface Chosen extends SalePair {
  product: string
  title: string
  image: string | null
  price: number
  in_stock: 0 | 1
}

const MOST = 7

/** Products that others bought with one; nothing where orders do not say, for the page shows related products anyway. */
export function BoughtTogetherPart({ chosen }: { chosen: Chosen }) {
  return (
    <RecommendationsMessages>
      <Together chosen={chosen} />
    </RecommendationsMessages>
  )
}

/** True for a product without a choice of variants, which alone is added unseen. */
const isAddable = ({ variants }: ProductCard): boolean => variants === 1

function Together({ chosen }: { chosen: Chosen }) {
  const t = useTranslate()
  const { data } = useCall(boughtTogetherCall([chosen.product], MOST))
  if (data?.basis !== 'orders' || data.products.length === 0) return null
  const other = chosen.in_stock === 1 ? data.products.find(isAddable) : undefined
  const rest = data.products.filter((one) => one !== other)
  return (
    <section className="section" aria-labelledby="bought-together">
      <div className="section-head">
        <h2 id="bought-together">{t('recommendations.together')}</h2>
      </div>
      {other && <PairCard chosen={chosen} other={other} />}
      {rest.length > 0 && <Cards products={rest} />}
    </section>
  )
}

function PairCard({ chosen, other }: { chosen: Chosen; other: ProductCard }) {
  const t = useTranslate()
  const { language } = useVisit()
  return (
    <div className={`card padded ${styles.together}`}>
      <div className={styles.pair}>
        <Picture source={chosen.image} alt="" ground={0} sizes="96px" />
        <span aria-hidden="true">+</span>
        <Picture source={other.image} alt="" ground={1} sizes="96px" />
      </div>
      <div>
        <p className={styles.titles}>
          {chosen.title} + <a href={`/product/${encodeURIComponent(other.route)}`}>{other.title}</a>
        </p>
        <p className="price">
          <b>
            {t('recommendations.both_for', {
              price: moneyText(chosen.price + other.price, other.currency, language),
            })}
          </b>
        </p>
      </div>
      <AddBoth pairs={[chosen, { variant: other.variant, business: other.seller }]} />
    </div>
  )
}

function AddBoth({ pairs }: { pairs: readonly SalePair[] }) {
  const t = useTranslate()
  const { isBusy, problem, addAll } = useAddingAll()
  const [isAdded, setIsAdded] = useState(false)
  const handleAdd = async () => {
    setIsAdded(false)
    if (await addAll(pairs)) setIsAdded(true)
  }
  return (
    <div>
      <button type="button" className="button" aria-disabled={isBusy} onClick={() => void handleAdd()}>
        {t('recommendations.add_both')}
      </button>
      <p role="status">
        {isAdded && (
          <>
            {t('recommendations.both_added')} <a href="/yourcart">{t('store.view_cart')}</a>
          </>
        )}
      </p>
      <ProblemNote problem={problem} />
    </div>
  )
}
