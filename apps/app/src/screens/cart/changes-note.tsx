import { alertCircleOutline } from 'ionicons/icons'
import { useTranslate, type Translate } from '../../language/text.ts'
import { Icon } from '../../ui/icon.tsx'
import type { CartChange } from '../../ui/cart/cart-calls.ts'
import type { MessageId } from '#design/messages'
import styles from './cart-screen.module.css'

interface Props {
  changes: readonly CartChange[]
  money: (amount: number) => string
  isBusy: boolean
  onAccept: () => void
}

/** Lists the changes since the holder saw the cart; the total includes them, and continuing accepts them. */
export function ChangesNote({ changes, money, isBusy, onAccept }: Props) {
  const t = useTranslate()
  if (changes.length === 0) return null
  return (
    <section className={`note ${styles.cartChanges}`} aria-labelledby="cart-changes">
      <Icon of={alertCircleOutline} />
      <div className="text">
        <h2 id="cart-changes">{t('cart.changes_title')}</h2>
        <ul>
          {changes.map((change) => (
            <li key={change.kind + change.key}>{changeText(change, money, t)}</li>
          ))}
        </ul>
        <button type="button" className="button" aria-disabled={isBusy} onClick={onAccept}>
          {t('cart.accept')}
        </button>
      </div>
    </section>
  )
}

const labels: Record<CartChange['kind'], MessageId> = {
  price_up: 'cart.price_up',
  price_down: 'cart.price_down',
  insufficient_stock: 'cart.few_left',
  over_order_limit: 'cart.few_at_once',
  sold_out: 'cart.sold_out',
  not_sold: 'cart.not_sold',
  ships_later: 'cart.ships_later',
  delivery_unavailable: 'cart.delivery_unavailable',
}

function changeText(change: CartChange, money: (amount: number) => string, t: Translate): string {
  const { kind, title: product, before, after } = change
  const isPrice = kind === 'price_up' || kind === 'price_down'
  const shown = (value: number | null) => (isPrice ? money(value ?? 0) : String(value ?? ''))
  return t(labels[kind], { product, before: shown(before), after: shown(after) })
}
