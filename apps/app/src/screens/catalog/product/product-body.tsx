import { useState, type ReactNode } from 'react'
import { useCall } from '#client/react'
import { useVisit } from '../../../data/visit.ts'
import { useTranslate } from '../../../language/text.ts'
import { Docked } from '../../../shell/docked.tsx'
import type { Params } from '../../../shell/screen.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Html } from '../../../ui/text/html.tsx'
import { ProductCard } from '../../../ui/card/product-card.tsx'
import { Shown } from '../../../ui/state/answer-states.tsx'
import { categoriesPath, categoryPath, productCall, type Product, type Variant } from '../catalog-calls.ts'
import { firstVariant, offerOf, VariantChoice } from './variant-choice.tsx'
import { ProductNotFound } from './product-not-found.tsx'
import { ProductHead } from './product-head.tsx'
import { ProductPictures } from './product-pictures.tsx'
import { ProductPromises } from './product-promises.tsx'
import type { MessageId } from '#design/messages'
import { backOrderLabels } from '../../../ui/text/back-order-text.ts'
import { moneyText } from '../../../ui/text/money-text.ts'
import styles from './product.module.css'

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

const missingLabel = ({ back_order }: Variant['offers'][number]): MessageId =>
  back_order === null ? 'store.sold_out' : backOrderLabels[back_order.kind]

function OtherOffers({ variant, chosen, onChoose }: Props) {
  const t = useTranslate()
  const { language } = useVisit()
  if (variant.offers.length < 2) return null
  return (
    <section>
      <h2>{t('catalog.other_offers')}</h2>
      <ul className="card list">
        {variant.offers.map((offer, index) => (
          <li key={offer.business}>
            <span className="text">
              <b>{offer.business_name}</b>
              <span className="meta">
                {moneyText(offer.price, 'INR', language)}
                {offer.in_stock === 0 && ` · ${t(missingLabel(offer))}`}
                {index === 0 && ` · ${t(reasons[variant.won_by])}`}
              </span>
            </span>
            {offer.business !== chosen?.business && (
              <button
                type="button"
                className="button line"
                aria-label={t('catalog.choose_offer', { business: offer.business_name })}
                onClick={() => onChoose(offer.business)}
              >
                {t('catalog.choose')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

export interface Buying {
  product: Product
  variant: Variant
  offer: Variant['offers'][number]
}

export interface ProductBodyProps {
  params: Params
  renderBuy?: (buying: Buying) => ReactNode
  renderTogether?: (buying: Buying) => ReactNode
  below?: ReactNode
}

export function ProductBody({ params, below, ...parts }: ProductBodyProps) {
  const t = useTranslate()
  const route = params['route'] ?? ''
  const product = useCall(productCall(route))
  return (
    <div className="wrap">
      <Docked query={product} title={t('shell.categories')}>
        <Shown query={product} loading={<ProductSkeleton />} empty={<ProductNotFound />}>
          {(value) => <ProductView key={value.name} product={value} {...parts} />}
        </Shown>
        {below}
      </Docked>
    </div>
  )
}

function useBuying(product: Product) {
  const { search, business: store } = useVisit()
  const [name, setName] = useState(() => new URLSearchParams(search).get('variant'))
  const [business, setBusiness] = useState<string | null>(null)
  const variant = firstVariant(product.variants, name)
  const offer = variant && offerOf(variant, [business, store])
  const chooseVariant = (next: Variant) => {
    setName(next.name)
    history.replaceState(history.state, '', `${location.pathname}?variant=${encodeURIComponent(next.name)}`)
  }
  return { variant, offer, chooseVariant, chooseBusiness: setBusiness }
}

interface ViewProps extends Pick<ProductBodyProps, 'renderBuy' | 'renderTogether'> {
  product: Product
}

function ProductView({ product, renderBuy, renderTogether }: ViewProps) {
  const t = useTranslate()
  const choice = useBuying(product)
  const { variant, offer } = choice
  const crumbs = [
    { label: t('shell.categories'), path: categoriesPath },
    ...product.trail.map(({ category_name, route }) => ({ label: category_name, path: categoryPath(route) })),
  ]
  return (
    <>
      <Breadcrumbs crumbs={crumbs} here={product.title} />
      <article className={styles.productPage}>
        <ProductPictures product={product} wanted={variant?.image ?? null} />
        <ProductFacts product={product} choice={choice} renderBuy={renderBuy} />
      </article>
      {variant && offer && renderTogether?.({ product, variant, offer })}
      <Related product={product} />
    </>
  )
}

interface FactsProps extends Pick<ProductBodyProps, 'renderBuy'> {
  product: Product
  choice: ReturnType<typeof useBuying>
}

function ProductFacts({ product, choice, renderBuy }: FactsProps) {
  const { variant, offer, chooseVariant, chooseBusiness } = choice
  return (
    <div className={`stack ${styles.productFacts}`}>
      <ProductHead product={product} variant={variant} offer={offer} />
      {variant && <VariantChoice product={product} variant={variant} onChoose={chooseVariant} />}
      {variant && offer && <ProductPromises product={product} variant={variant} offer={offer} />}
      {variant && offer && renderBuy?.({ product, variant, offer })}
      {variant && <OtherOffers variant={variant} chosen={offer} onChoose={chooseBusiness} />}
      <About product={product} />
    </div>
  )
}

function About({ product: { short_description, description, attributes } }: { product: Product }) {
  const t = useTranslate()
  return (
    <>
      {(description ?? short_description) !== null && (
        <section>
          <h2>{t('catalog.about')}</h2>
          {description === null ? <p>{short_description}</p> : <Html html={description} />}
        </section>
      )}
      {attributes.length > 0 && (
        <section>
          <h2>{t('catalog.details')}</h2>
          <dl className={styles.attributes}>
            {attributes.map(({ attribute, value }) => (
              <div key={`${attribute}-${value}`}>
                <dt>{attribute}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  )
}

function Related({ product: { related } }: { product: Product }) {
  const t = useTranslate()
  if (related.length === 0) return null
  return (
    <section className="section">
      <div className="section-head">
        <h2>{t('catalog.related')}</h2>
      </div>
      <ul className="products">
        {related.slice(0, 4).map((one, index) => (
          <ProductCard key={one.name} product={one} ground={index + 1} />
        ))}
      </ul>
    </section>
  )
}

function ProductSkeleton() {
  const t = useTranslate()
  return (
    <div className={`${styles.productPage} skeleton`} role="status" aria-label={t('states.loading')}>
      <div className={styles.productPictures}>
        <span className="picture" />
      </div>
      <div className={`stack ${styles.productFacts}`}>
        <i className="title" />
        <i className="short" />
        <i className="title" />
        <span className="block tall" />
      </div>
    </div>
  )
}
