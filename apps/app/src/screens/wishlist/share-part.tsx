import { useState } from 'react'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { shareList, type Wishlist } from '../../ui/cart/wishlist.ts'
import { share } from '../../ui/share.ts'
import type { Lists } from './use-lists.ts'
import { sharedListName } from './wishlist-row.tsx'
import styles from './wishlist.module.css'

interface Props {
  list: Wishlist
  lists: Lists
  onClosed: () => void
}

export function SharePart({ list, lists, onClosed }: Props) {
  const t = useTranslate()
  const { origin } = useVisit()
  const [isNamed, setIsNamed] = useState(false)
  const [link, setLink] = useState('')
  const [isCopied, setIsCopied] = useState(false)
  const handleShare = () =>
    void lists.ask(async () => {
      const made = `${origin}/wishlist/${await shareList(list.list, isNamed ? 1 : 0)}`
      setLink(made)
      setIsCopied((await share(sharedListName(list, t), made)) === 'copied')
      void lists.query.refetch()
    })
  return (
    <div className="stack">
      <p className="note">{t('wishlist.share_why')}</p>
      <label className={styles.shareTick}>
        <input type="checkbox" checked={isNamed} onChange={() => setIsNamed(!isNamed)} />
        <span>{t('wishlist.share_name')}</span>
      </label>
      <div className="action-row">
        <button type="button" className="button" aria-disabled={lists.isBusy} onClick={handleShare}>
          {t('wishlist.share_do')}
        </button>
        <button type="button" className="button line" onClick={onClosed}>
          {t('wishlist.cancel')}
        </button>
      </div>
      <div role="status">
        {link !== '' && (
          <p className="small">
            {isCopied && <b className="mid">{t('wishlist.share_copied')} </b>}
            <label>
              {t('wishlist.share_link')}
              <input
                className="input"
                readOnly
                value={link}
                onFocus={({ currentTarget }) => currentTarget.select()}
              />
            </label>
          </p>
        )}
      </div>
    </div>
  )
}
