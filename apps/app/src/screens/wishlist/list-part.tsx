import { trashOutline } from 'ionicons/icons'
import { useState, useId, type SubmitEvent } from 'react'
import { useTranslate } from '../../language/text.ts'
import type { WishlistItem, Wishlist } from '../../ui/cart/wishlist.ts'
import { Icon } from '../../ui/icon.tsx'
import { listName, WishlistRow } from './wishlist-row.tsx'
import { SharePart } from './share-part.tsx'
import type { Lists } from './use-lists.ts'
import styles from './wishlist.module.css'

interface Props {
  list: Wishlist
  currency: string
  others: readonly Wishlist[]
  lists: Lists
}

type Doing = 'renaming' | 'sharing' | 'dropping' | null

export function ListPart({ list, currency, others, lists }: Props) {
  const t = useTranslate()
  const [doing, setDoing] = useState<Doing>(null)
  const title = `list-${list.list}`
  const close = () => setDoing(null)
  const handleRename = (list_name: string) => {
    void lists.change('mela.wishlist.rename', { list: list.list, list_name })
    close()
  }
  const handleDrop = () => {
    void lists.change('mela.wishlist.delete_list', { list: list.list })
    close()
  }
  return (
    <section className="card padded stack" aria-labelledby={title}>
      <div className={styles.listHead}>
        <h2 id={title}>{listName(list, t)}</h2>
        <span className="small dim">{t('wishlist.items', { count: list.items.length })}</span>
        {list.is_shared === 1 && <span className="badge brand">{t('wishlist.is_shared')}</span>}
      </div>
      {list.items.length === 0 && <p className="dim">{t('wishlist.empty_list')}</p>}
      <ul className={styles.items}>
        {list.items.map((item, place) => (
          <WishlistRow key={item.key} item={item} currency={currency} ground={place}>
            <ItemActions item={item} list={list} others={others} lists={lists} />
          </WishlistRow>
        ))}
      </ul>
      {doing === 'renaming' && (
        <ListNameForm
          first={listName(list, t)}
          done={t('wishlist.rename_done')}
          isBusy={lists.isBusy}
          onDone={handleRename}
          onCancel={close}
        />
      )}
      {doing === 'sharing' && <SharePart list={list} lists={lists} onClosed={close} />}
      {doing === 'dropping' && (
        <div className="note bad" role="alert">
          <span className="text">{t('wishlist.delete_confirm', { list: listName(list, t) })}</span>
          <button type="button" className="button" aria-disabled={lists.isBusy} onClick={handleDrop}>
            {t('wishlist.delete_now')}
          </button>
          <button type="button" className="button line" onClick={close}>
            {t('wishlist.cancel')}
          </button>
        </div>
      )}
      {doing === null && <ListActions list={list} lists={lists} onDoing={setDoing} />}
    </section>
  )
}

function ListActions({
  list,
  lists,
  onDoing,
}: {
  list: Wishlist
  lists: Lists
  onDoing: (doing: Doing) => void
}) {
  const t = useTranslate()
  return (
    <div className={styles.listActions}>
      <button type="button" className={styles.listAction} onClick={() => onDoing('sharing')}>
        {t('wishlist.share')}
      </button>
      {list.is_shared === 1 && (
        <button
          type="button"
          className={styles.listAction}
          onClick={() => void lists.change('mela.wishlist.unshare', { list: list.list })}
        >
          {t('wishlist.unshare')}
        </button>
      )}
      <button type="button" className={styles.listAction} onClick={() => onDoing('renaming')}>
        {t('wishlist.rename')}
      </button>
      <button type="button" className={styles.listAction} onClick={() => onDoing('dropping')}>
        {t('wishlist.delete_list')}
      </button>
    </div>
  )
}

type ItemProps = Omit<Props, 'currency'> & { item: WishlistItem }

function ItemActions({ item, list, others, lists }: ItemProps) {
  const t = useTranslate()
  const handleMove = (to: string) =>
    void lists.change('mela.wishlist.move_item', {
      list: list.list,
      to,
      variant: item.variant,
      business: item.business,
    })
  return (
    <div className={styles.listActions}>
      {item.state === 'available' && (
        <button
          type="button"
          className="button line"
          aria-label={`${t('wishlist.to_cart')}: ${item.title}`}
          aria-disabled={lists.isBusy}
          onClick={() => void lists.toCart(list.list, item)}
        >
          {t('wishlist.to_cart')}
        </button>
      )}
      <button
        type="button"
        className={`${styles.listAction} ${styles.removeButton}`}
        aria-label={t('wishlist.remove', { product: item.title })}
        aria-disabled={lists.isBusy}
        onClick={() => void lists.forget(list.list, item)}
      >
        <Icon of={trashOutline} />
      </button>
      {others.length > 0 && (
        <select
          className={`input ${styles.moveField}`}
          aria-label={`${t('wishlist.move_to')}: ${item.title}`}
          value=""
          onChange={({ currentTarget }) => handleMove(currentTarget.value)}
        >
          <option value="">{t('wishlist.move_to')}</option>
          {others.map((other) => (
            <option key={other.list} value={other.list}>
              {listName(other, t)}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}

interface ListNameFormProps {
  first: string
  done: string
  isBusy: boolean
  onDone: (name: string) => void
  onCancel: () => void
}

export function ListNameForm({ first, done, isBusy, onDone, onCancel }: ListNameFormProps) {
  const t = useTranslate()
  const field = useId()
  const [name, setName] = useState(first)
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (name.trim() !== '' && !isBusy) onDone(name.trim())
  }
  return (
    <form className={styles.listForm} onSubmit={handleSubmit}>
      <div className="field">
        <label htmlFor={field}>{t('wishlist.list_name')}</label>
        <input
          id={field}
          className="input"
          value={name}
          maxLength={60}
          required
          autoComplete="off"
          autoFocus
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </div>
      <button type="submit" className="button" aria-disabled={isBusy}>
        {done}
      </button>
      <button type="button" className="button line" onClick={onCancel}>
        {t('wishlist.cancel')}
      </button>
    </form>
  )
}
