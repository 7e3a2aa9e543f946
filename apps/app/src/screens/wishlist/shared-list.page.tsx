import { Page } from '../../shell/page.tsx'
import type { PageProps } from '../../shell/screen.ts'
import { CartMessages } from '../../ui/added-catalogues.tsx'
import { sharedListScreen } from './shared-list.screen.tsx'
import { useCall } from '#client/react'
import { useTranslate } from '../../language/text.ts'
import { sharedCall } from '../../ui/cart/wishlist.ts'
import { Empty, Shown } from '../../ui/state/answer-states.tsx'
import { CartSkeleton } from '../../ui/skeletons.tsx'
import { sharedListName, WishlistRow } from './wishlist-row.tsx'
import styles from './wishlist.module.css'

export function SharedListPage({ params }: PageProps) {
  return (
    <CartMessages>
      <Page screen={sharedListScreen} params={params}>
        <SharedListBody token={params['token'] ?? ''} />
      </Page>
    </CartMessages>
  )
}

function SharedListBody({ token }: { token: string }) {
  const t = useTranslate()
  const query = useCall(sharedCall(token))
  if (query.error?.status === 403) return <ListNotFound />
  return (
    <Shown query={query} loading={<CartSkeleton />}>
      {(list) => (
        <div className={`wrap ${styles.wishlistPage}`}>
          <div className="page-head">
            <p className="small dim">
              {list.owner_name === null
                ? t('wishlist.shared_by_somebody')
                : t('wishlist.shared_by', { name: list.owner_name })}
            </p>
            <h1>{sharedListName(list, t)}</h1>
          </div>
          {list.items.length === 0 && <p className="dim">{t('wishlist.empty_list')}</p>}
          <ul className={`${styles.items} card padded`}>
            {list.items.map((item, place) => (
              <WishlistRow key={item.key} item={item} currency={list.currency} ground={place} />
            ))}
          </ul>
        </div>
      )}
    </Shown>
  )
}

function ListNotFound() {
  const t = useTranslate()
  return (
    <Empty
      title={t('wishlist.not_shared_title')}
      text={t('wishlist.not_shared_text')}
      mainLink={{ label: t('wishlist.look_around'), href: '/tabs/category' }}
    />
  )
}
