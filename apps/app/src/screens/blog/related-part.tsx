import { settingsCall } from '../../data/calls.ts'
import { useCall, type CallResult } from '#client/react'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { EventCard } from '../../ui/card/event-card.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { moneyText } from '../../ui/text/money-text.ts'
import { relatedEventsCall, relatedProductsCall, type PostAnswer, type RelatedProduct } from './blog-calls.ts'
import cardStyles from '../../ui/card/cards.module.css'
import styles from './article.module.css'

/** Products and events that a post names, as far as they are still on sale or to come. */
export function RelatedPart({ post: { products, events } }: { post: PostAnswer }) {
  const { today } = useVisit()
  const settings = useCall(settingsCall).data
  const foundProducts = useCall(products.length === 0 ? undefined : relatedProductsCall(products))
  const isAsked = events.length > 0 && settings !== undefined
  const foundEvents = useCall(isAsked ? relatedEventsCall(settings, events, today) : undefined)
  const currency = settings?.currency ?? 'INR'
  return (
    <>
      <RelatedProducts names={products} found={foundProducts} currency={currency} />
      <RelatedEvents found={foundEvents} currency={currency} />
    </>
  )
}

interface ProductsProps {
  names: readonly string[]
  found: CallResult<RelatedProduct[]>
  currency: string
}

function RelatedProducts({ names, found: { data = [] }, currency }: ProductsProps) {
  const t = useTranslate()
  const { language } = useVisit()
  if (data.length === 0) return null
  const inOrder = data.toSorted((one, other) => names.indexOf(one.name) - names.indexOf(other.name))
  return (
    <section className={`section ${styles.wide}`}>
      <h2 className={styles.partTitle}>{t('blog.related_products')}</h2>
      <ul className="products">
        {inOrder.map(({ name, title, route, image, price, compare_at_price: earlier }, index) => (
          <li key={name} className={cardStyles.product}>
            <Picture source={image} alt="" ground={index} sizes="(min-width: 768px) 275px, 50vw" />
            <h3>
              <a href={`/product/${encodeURIComponent(route)}`}>{title}</a>
            </h3>
            <p className="price">
              <b>{moneyText(price, currency, language)}</b>
              {(earlier ?? 0) > price && (
                <>
                  <span className="visually-hidden">
                    {t('store.earlier_price', { price: moneyText(earlier ?? 0, currency, language) })}
                  </span>
                  <s aria-hidden="true">{moneyText(earlier ?? 0, currency, language)}</s>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Events = CallResult<Parameters<typeof EventCard>[0]['event'][]>

function RelatedEvents({ found: { data = [] }, currency }: { found: Events; currency: string }) {
  const t = useTranslate()
  if (data.length === 0) return null
  return (
    <section className={`section ${styles.wide}`}>
      <h2 className={styles.partTitle}>{t('blog.related_events')}</h2>
      <ul className={cardStyles.events}>
        {data.map((event, index) => (
          <li key={event.name}>
            <EventCard event={event} currency={currency} ground={index + 2} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
