import { bicycleOutline, star } from 'ionicons/icons'
import { useChosenPlace } from '../../../data/chosen-place.ts'
import { useCall } from '#client/react'
import { useVisit } from '../../../data/visit.ts'
import { useTranslate } from '../../../language/text.ts'
import { Heart } from '../../../ui/cart/heart.tsx'
import { shortDay } from '../../../ui/text/date-text.ts'
import { Failed } from '../../../ui/state/answer-states.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ProductCard } from '../../../ui/card/product-card.tsx'
import { productListCall, type ProductListPage, deliveryOption } from '../catalog-calls.ts'
import { PAGE_SIZE, type ProductListScope, cleared } from './product-list-query.ts'
import { methodRead } from '#client'
import type { Methods } from '#contract'
import type { PageCall } from '../../../data/page-call.ts'
import type { ProductListState } from './use-product-list.ts'
import { Kolam } from '../../../ui/brand/brand-marks.tsx'
import styles from '../catalog.module.css'
import cardsStyles from '../../../ui/card/cards.module.css'

type Coverage = Methods['mela.shipping.get_coverage']['output']

const reachCall = (postal_code: string, businesses: readonly string[]): PageCall<Coverage> => ({
  ...methodRead('mela.shipping.get_coverage', { postal_code, businesses }),
  key: `reach:${postal_code}:${businesses.join(',')}`,
})

/** Fetches the delivery of a page's sellers to this buyer: one request for all cards. */
function useReach(products: ProductListPage['products']): ReadonlyMap<string, Coverage[number]> {
  const { address } = useChosenPlace()
  const sellers = [...new Set(products.map(({ seller }) => seller))].toSorted()
  const { data: value } = useCall(
    address === null || sellers.length === 0 ? undefined : reachCall(address.zipcode, sellers),
  )
  return new Map((value ?? []).map((reach) => [reach.business, reach]))
}

interface Props {
  page: ProductListPage
  productList: ProductListState
  scope: ProductListScope
}

export function ProductListPages({ page, productList, scope }: Props) {
  const t = useTranslate()
  const { question, firstPage } = productList
  const last = Math.max(question.page, firstPage)
  const further = Array.from({ length: last - firstPage }, (_, index) => firstPage + 1 + index)
  const hasMore = last * PAGE_SIZE < page.total
  return (
    <div className="stack">
      {firstPage > 1 && (
        <a className="button line" rel="prev" {...productList.joinLink(firstPage - 1)}>
          {t('catalog.earlier_page')}
        </a>
      )}
      <h2 className="visually-hidden">{t('catalog.suggested_products')}</h2>
      <ul className={question.view === 'list' ? 'products as-list' : 'products'}>
        <Products products={page.products} from={0} />
        {further.map((number) => (
          <FurtherPage key={number} productList={productList} scope={scope} number={number} />
        ))}
      </ul>
      {hasMore && (
        <a className="button line" rel="next" {...productList.joinLink(last + 1)}>
          {t('catalog.show_more')}
        </a>
      )}
    </div>
  )
}

interface FurtherProps {
  productList: ProductListState
  scope: ProductListScope
  number: number
}

function FurtherPage({ productList, scope, number }: FurtherProps) {
  const asked = { ...productList.question, page: number }
  const { data: value, error, refetch } = useCall(productListCall(asked, { ...scope, visit: useVisit() }))
  if (value !== undefined) return <Products products={value.products} from={(number - 1) * PAGE_SIZE} />
  if (error === null) return <ProductsSkeleton count={4} />
  return (
    <li className={styles.fullRow}>
      <Failed error={error} retry={() => void refetch()} />
    </li>
  )
}

function Products({ products, from }: { products: ProductListPage['products']; from: number }) {
  const reach = useReach(products)
  return products.map((product, index) => (
    <ProductCard
      key={product.name}
      product={product}
      ground={from + index}
      heart={<Heart variant={product.variant} business={product.seller} title={product.title} />}
      promise={
        <>
          <CardRating product={product} />
          {product.in_stock === 1 && <ReachNote reach={reach.get(product.seller)} />}
        </>
      }
    />
  ))
}

function CardRating({ product: { rating, reviews } }: { product: ProductListPage['products'][number] }) {
  const t = useTranslate()
  if (rating === null || reviews === 0) return null
  return (
    <p className={`meta ${styles.cardRating}`}>
      <Icon of={star} isSmall />
      {t('catalog.card_rating', { rating: rating.toFixed(1), count: reviews })}
    </p>
  )
}

function ReachNote({ reach }: { reach: ReturnType<ReturnType<typeof useReach>['get']> }) {
  const t = useTranslate()
  const { language } = useVisit()
  const code = useChosenPlace().address?.zipcode
  if (reach === undefined) return null
  const option = deliveryOption(reach)
  if (option === 'none') return <p className="meta">{reach.message}</p>
  if (option === 'pickup') return <p className="meta">{t('catalog.pickup_only', { code })}</p>
  if (reach.by === null) return null
  return (
    <p className={`meta ${styles.reached}`}>
      <Icon of={bicycleOutline} isSmall />
      {t('catalog.delivered_by', { day: shortDay(reach.by, language) })}
    </p>
  )
}

const ProductsSkeleton = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <li key={index} className={`${cardsStyles.product} skeleton`} aria-hidden="true">
      <span className="picture" />
      <i className="line" />
      <i className="short" />
    </li>
  ))

export function ProductListSkeleton() {
  const t = useTranslate()
  return (
    <div className={styles.listing} role="status" aria-label={t('states.loading')}>
      <div className={`${styles.listingAside} skeleton`} aria-hidden="true">
        <i className="title" />
        <span className="block tall" />
        <span className="block tall" />
      </div>
      <div className={styles.listingMain}>
        <div className="page-head skeleton" aria-hidden="true">
          <i className="title" />
          <i className="short" />
        </div>
        <ul className="products">
          <ProductsSkeleton count={8} />
        </ul>
      </div>
    </div>
  )
}

export function NothingFits({ productList }: { productList: ProductListState }) {
  const t = useTranslate()
  return (
    <section className="empty">
      <Kolam size={3} />
      <h2>{t('catalog.none_title')}</h2>
      <p className="dim">{t('catalog.none_text')}</p>
      <a className="button" {...productList.linkTo(cleared(productList.question))}>
        {t('catalog.clear_all')}
      </a>
    </section>
  )
}
