import { alertCircleOutline } from 'ionicons/icons'
import { useTranslate } from '../../language/text.ts'
import { Icon } from '../../ui/icon.tsx'
import type { CartChange } from '../../ui/cart/cart-calls.ts'
import { changeWords } from './change-words.ts'

interface Props {
  changes: readonly CartChange[]
  money: (amount: number) => string
  isBusy: boolean
  onAccept: () => void
}

/** Everything that is other than its holder saw; the sum counts it already, and it holds once he goes on with it. */
export function ChangesNote({ changes, money, isBusy, onAccept }: Props) {
  const t = useTranslate()
  if (changes.length === 0) return null
  return (
    <section className="note cart-changes" aria-labelledby="cart-changes">
      <Icon of={alertCircleOutline} />
      <div className="text">
        <h2 id="cart-changes">{t('cart.changes_title')}</h2>
        <ul>
          {changes.map((change) => (
            <li key={change.kind + change.key}>{changeWords(change, money, t)}</li>
          ))}
        </ul>
        <button type="button" className="button" aria-disabled={isBusy} onClick={onAccept}>
          {t('cart.accept')}
        </button>
      </div>
    </section>
  )
}
