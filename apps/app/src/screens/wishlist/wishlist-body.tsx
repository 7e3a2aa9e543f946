import { useState } from 'react'
import { useSay } from '../../language/text.ts'
import type { ListsAnswer } from '../../ui/cart/wishlist-calls.ts'
import { Empty } from '../../ui/empty.tsx'
import { ProblemNote } from '../../ui/problem-note.tsx'
import { Shown } from '../../ui/shown.tsx'
import { CartSkeleton } from '../../ui/cart/cart-skeleton.tsx'
import { ListNameForm } from './list-name-form.tsx'
import { ListPart } from './list-part.tsx'
import { useLists, type Lists } from './use-lists.ts'
import './wishlist.css'

export function WishlistBody() {
  const lists = useLists()
  return (
    <Shown query={lists.query} loading={<CartSkeleton />}>
      {(answer) => <Filled answer={answer} lists={lists} />}
    </Shown>
  )
}

function Filled({ answer, lists }: { answer: ListsAnswer; lists: Lists }) {
  const say = useSay()
  const isBare = answer.lists.every(({ items }) => items.length === 0)
  return (
    <>
      <div className="wrap wishlist-page">
        <div className="page-head">
          <h1>{say('wishlist.title')}</h1>
        </div>
        <Outcome lists={lists} />
        <ProblemNote problem={lists.problem} />
      </div>
      {isBare && <NothingKept />}
      <div className="wrap wishlist-page">
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

function NothingKept() {
  const say = useSay()
  return (
    <Empty
      title={say('store.empty_wishlist_title')}
      text={say('store.empty_wishlist_text')}
      way={{ label: say('wishlist.look_around'), href: '/tabs/category' }}
    />
  )
}

/** What became of the last tap, with its way back or on. */
function Outcome({ lists }: { lists: Lists }) {
  const say = useSay()
  const { told } = lists
  return (
    <div role="status">
      {told !== null && (
        <p className="note">
          <span className="text">
            {say(told.kind === 'in cart' ? 'wishlist.in_cart' : 'wishlist.removed', {
              product: told.item.title,
            })}
          </span>
          {told.kind === 'in cart' ? (
            <a className="button line" href="/yourcart">
              {say('wishlist.see_cart')}
            </a>
          ) : (
            <button type="button" className="button line" onClick={() => void lists.keep(told.item)}>
              {say('wishlist.undo')}
            </button>
          )}
        </p>
      )}
    </div>
  )
}

function NewList({ lists }: { lists: Lists }) {
  const say = useSay()
  const [isOpen, setIsOpen] = useState(false)
  const handleDone = (name: string) => {
    setIsOpen(false)
    void lists.add(name)
  }
  if (!isOpen) {
    return (
      <button type="button" className="button line" onClick={() => setIsOpen(true)}>
        {say('wishlist.new_list')}
      </button>
    )
  }
  return (
    <ListNameForm
      first=""
      done={say('wishlist.make')}
      isBusy={lists.isBusy}
      onDone={handleDone}
      onCancel={() => setIsOpen(false)}
    />
  )
}
