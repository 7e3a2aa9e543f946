import { Page } from '../../../shell/page.tsx'
import type { PageProps } from '../../../shell/screen.ts'
import { CatalogMessages } from '../catalog-messages.tsx'
import { ReviewsMessages } from './reviews-messages.tsx'
import { writeReviewScreen } from './write-review.screen.tsx'
import { useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useAccount } from '../../../data/account.ts'
import { useCall } from '#client/react'
import { useTranslate } from '../../../language/text.ts'
import { Empty, Shown } from '../../../ui/state/answer-states.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'
import { isOrderName } from '../../../ui/orders/order-access.ts'
import { productCall, productPath, type Product } from '../catalog-calls.ts'
import { ProductNotFound } from '../product/product-not-found.tsx'
import { myReviewCall } from './review-calls.ts'
import { ReviewForm } from './review-form.tsx'
import { ReviewSkeleton } from './review-skeleton.tsx'
import styles from './reviews.module.css'

export function WriteReviewPage({ params }: PageProps) {
  const { route = '', opener = '' } = params
  return (
    <CatalogMessages>
      <ReviewsMessages>
        <Page screen={writeReviewScreen} params={params}>
          <WriteReviewBody key={`${route} ${opener}`} route={route} opener={opener} />
        </Page>
      </ReviewsMessages>
    </CatalogMessages>
  )
}

interface Props {
  route: string
  opener: string
}

/** Returns the token; null for an order's name, which opens it for its signed-in account alone. */
const tokenIn = (opener: string): string | null => (opener === '' || isOrderName(opener) ? null : opener)

function WriteReviewBody({ route, opener }: Props) {
  const product = useCall(productCall(route))
  return (
    <div className={`wrap ${styles.writeReview}`}>
      <Shown query={product} loading={<ReviewSkeleton />} empty={<ProductNotFound />}>
        {(value) => <Writing product={value} token={tokenIn(opener)} />}
      </Shown>
    </div>
  )
}

function Writing({ product, token }: { product: Product; token: string | null }) {
  const t = useTranslate()
  const account = useAccount()
  const client = useQueryClient()
  const call = myReviewCall(product.name, token, account)
  const mine = useCall(call)
  const [ended, setEnded] = useState<'sent' | 'withdrawn' | null>(null)
  const handleEnd = (how: 'sent' | 'withdrawn') => {
    client.removeQueries({ queryKey: [call.key] })
    setEnded(how)
  }
  if (ended !== null) return <Ended how={ended} route={product.route} />
  return (
    <Shown query={mine} loading={<ReviewSkeleton />}>
      {({ may_write, review }) =>
        may_write === 1 || review !== null ? (
          <>
            <div className={`row ${styles.writeHead}`}>
              <Picture source={product.image} alt="" sizes="64px" />
              <div>
                <h1>{t('reviews.write_about', { product: product.title })}</h1>
                <p className="dim">{t('reviews.lead')}</p>
              </div>
            </div>
            <ReviewForm product={product.name} token={token} before={review} onEnd={handleEnd} />
          </>
        ) : (
          <Empty
            title={t('reviews.not_bought_title')}
            text={t('reviews.not_bought_text')}
            mainLink={{ label: t('reviews.my_orders'), href: '/my-orders' }}
          />
        )
      }
    </Shown>
  )
}

function Ended({ how, route }: { how: 'sent' | 'withdrawn'; route: string }) {
  const t = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="empty">
      <h1 ref={heading} tabIndex={-1}>
        {t(how === 'sent' ? 'reviews.done_title' : 'reviews.withdrawn')}
      </h1>
      {how === 'sent' && <p className="dim">{t('reviews.done_text')}</p>}
      <a className="button" href={productPath(route)}>
        {t('reviews.back_to_product')}
      </a>
    </section>
  )
}
