import { bicycleOutline, star } from 'ionicons/icons'
import { useChosenPlace } from '../../data/chosen-place.ts'
import { useAnswer } from '../../data/use-answer.ts'
import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import { Heart } from '../../ui/cart/heart.tsx'
import { shortDay } from '../../ui/date-text.ts'
import { Failed } from '../../ui/failed.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ProductCard } from '../../ui/product-card.tsx'
import { shelfCall, type ShelfPage } from './catalog-calls.ts'
import { deliveryWay } from './delivery-way.ts'
import { PAGE_SIZE, type ShelfScope } from './shelf-question.ts'
import { ProductsSkeleton } from './shelf-skeleton.tsx'
import { methodRead } from '#client'
import type { Methods } from '#contract'
import type { PageCall } from '../../data/page-call.ts'
import type { Shelf } from './use-shelf.ts'

type Reach = Methods['mela.shipping.get_coverage']['output']

const reachCall = (postal_code: string, businesses: readonly string[]): PageCall<Reach> => ({
  ...methodRead('mela.shipping.get_coverage', { postal_code, businesses: JSON.stringify(businesses) }),
  method: 'GET',
  key: `reach:${postal_code}:${businesses.join(',')}`,
})

/** Which sellers of a page bring things to where this person is, and by when: one question for all its cards. */
function useReach(products: ShelfPage['products']): ReadonlyMap<string, Reach[number]> {
  const { address } = useChosenPlace()
  const sellers = [...new Set(products.map(({ seller }) => seller))].toSorted()
  const { value } = useAnswer(
    address === null || sellers.length === 0 ? undefined : reachCall(address.zipcode, sellers),
  )
  return new Map((value ?? []).map((reach) => [reach.business, reach]))
}

interface Props {
  /** The first page that is shown. */
  page: ShelfPage
  shelf: Shelf
  scope: ShelfScope
}

/** The pages that are shown, and the ways to those before and after them: each has an address of its own. */
export function ShelfPages({ page, shelf, scope }: Props) {
  const t = useSay()
  const { question, firstPage } = shelf
  const last = Math.max(question.page, firstPage)
  const further = Array.from({ length: last - firstPage }, (_, index) => firstPage + 1 + index)
  const hasMore = last * PAGE_SIZE < page.total
  return (
    <div className="stack">
      {firstPage > 1 && (
        <a className="button line" rel="prev" {...shelf.joinLink(firstPage - 1)}>
          {t('catalog.earlier_page')}
        </a>
      )}
      <h2 className="visually-hidden">{t('catalog.suggested_products')}</h2>
      <ul className={question.view === 'list' ? 'products as-list' : 'products'}>
        <Products products={page.products} from={0} />
        {further.map((number) => (
          <FurtherPage key={number} shelf={shelf} scope={scope} number={number} />
        ))}
      </ul>
      {hasMore && (
        <a className="button line" rel="next" {...shelf.joinLink(last + 1)}>
          {t('catalog.show_more')}
        </a>
      )}
    </div>
  )
}

interface FurtherProps {
  shelf: Shelf
  scope: ShelfScope
  number: number
}

function FurtherPage({ shelf, scope, number }: FurtherProps) {
  const asked = { ...shelf.question, page: number }
  const { value, error, retry } = useAnswer(shelfCall(asked, { ...scope, visit: useVisit() }))
  if (value !== undefined) return <Products products={value.products} from={(number - 1) * PAGE_SIZE} />
  if (error === null) return <ProductsSkeleton count={4} />
  return (
    <li className="whole-row">
      <Failed error={error} retry={retry} />
    </li>
  )
}

function Products({ products, from }: { products: ShelfPage['products']; from: number }) {
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

/** What buyers think of it; nothing until one of them said so. */
function CardRating({ product: { rating, reviews } }: { product: ShelfPage['products'][number] }) {
  const t = useSay()
  if (rating === null || reviews === 0) return null
  return (
    <p className="meta card-rating">
      <Icon of={star} isSmall />
      {t('catalog.card_rating', { rating: rating.toFixed(1), count: reviews })}
    </p>
  )
}

/** Whether it comes here, and by when; nothing until somebody said where "here" is. */
function ReachNote({ reach }: { reach: ReturnType<ReturnType<typeof useReach>['get']> }) {
  const t = useSay()
  const { language } = useVisit()
  const code = useChosenPlace().address?.zipcode
  if (reach === undefined) return null
  const way = deliveryWay(reach)
  if (way === 'none') return <p className="meta">{reach.message}</p>
  if (way === 'fetched') return <p className="meta">{t('catalog.only_fetched', { code })}</p>
  if (reach.by === null) return null
  return (
    <p className="meta reached">
      <Icon of={bicycleOutline} isSmall />
      {t('catalog.delivered_by', { day: shortDay(reach.by, language) })}
    </p>
  )
}
