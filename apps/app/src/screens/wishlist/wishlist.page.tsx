import { Page } from '../../shell/page.tsx'
import { CartMessages } from '../../ui/added-catalogues.tsx'
import { wishlistScreen } from './wishlist.screen.tsx'
import { useState } from 'react'
import { useTranslate } from '../../language/text.ts'
import type { ListsAnswer } from '../../ui/cart/wishlist.ts'
import { Empty, Shown } from '../../ui/state/answer-states.tsx'
import { ProblemNote } from '../../ui/problem-note.tsx'
import { CartSkeleton } from '../../ui/skeletons.tsx'
import { ListNameForm, ListPart } from './list-part.tsx'
import { useLists, type Lists } from './use-lists.ts'
import styles from './wishlist.module.css'

export function WishlistPage() {
  return (
    <CartMessages>
      <Page screen={wishlistScreen}>
        <WishlistBody />
      </Page>
    </CartMessages>
  )
}

function WishlistBody() {
  const lists = useLists()
  return (
    <Shown query={lists.query} loading={<CartSkeleton />}>
      {(answer) => <Filled answer={answer} lists={lists} />}
    </Shown>
  )
}

function Filled({ answer, lists }: { answer: ListsAnswer; lists: Lists }) {
  const t = useTranslate()
  const isBare = answer.lists.every(({ items }) => items.length === 0)
  return (
    <>
      <div className={`wrap ${styles.wishlistPage}`}>
        <div className="page-head">
          <h1>{t('wishlist.title')}</h1>
        </div>
        <Outcome lists={lists} />
        <ProblemNote problem={lists.problem} />
      </div>
      {isBare && <EmptyWishlist />}
      <div className={`wrap ${styles.wishlistPage}`}>
        <div className="stack">
          {answer.lists
            .filter(({ items }) => !isBare || items.length > 0 || answer.lists.length > 1)
            .map((list) => (
              <ListPart
                key={list.list}
                list={list}
                currency={answer.currency}
                others={answer.lists.filter((other) => other !== list)}
                lists={lists}
              />
            ))}
          <NewList lists={lists} />
        </div>
      </div>
    </>
  )
}

function EmptyWishlist() {
  const t = useTranslate()
  return (
    <Empty
      title={t('store.empty_wishlist_title')}
      text={t('store.empty_wishlist_text')}
      mainLink={{ label: t('wishlist.look_around'), href: '/tabs/category' }}
    />
  )
}

function Outcome({ lists }: { lists: Lists }) {
  const t = useTranslate()
  const { told: lastChange } = lists
  return (
    <div role="status">
      {lastChange !== null && (
        <p className="note">
          <span className="text">
            {t(lastChange.kind === 'in cart' ? 'wishlist.in_cart' : 'wishlist.removed', {
              product: lastChange.item.title,
            })}
          </span>
          {lastChange.kind === 'in cart' ? (
            <a className="button line" href="/yourcart">
              {t('wishlist.see_cart')}
            </a>
          ) : (
            <button type="button" className="button line" onClick={() => void lists.keep(lastChange.item)}>
              {t('wishlist.undo')}
            </button>
          )}
        </p>
      )}
    </div>
  )
}

function NewList({ lists }: { lists: Lists }) {
  const t = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  const handleDone = (name: string) => {
    setIsOpen(false)
    void lists.add(name)
  }
  if (!isOpen) {
    return (
      <button type="button" className="button line" onClick={() => setIsOpen(true)}>
        {t('wishlist.new_list')}
      </button>
    )
  }
  return (
    <ListNameForm
      first=""
      done={t('wishlist.make')}
      isBusy={lists.isBusy}
      onDone={handleDone}
      onCancel={() => setIsOpen(false)}
    />
  )
}
