import { addOutline, removeOutline, trashOutline } from 'ionicons/icons'
import { useTranslate } from '../../language/text.ts'
import { Icon } from '../icon.tsx'
import styles from './cart.module.css'

interface Props {
  product: string
  quantity: number
  /** Maximum quantity; null for no limit. */
  most: number | null
  least?: 0 | 1
  isBusy: boolean
  /** Called with the new quantity; 0 removes the item. */
  onChange: (quantity: number) => void
}

export function QuantityStepper({ product, quantity, most, least = 0, isBusy, onChange }: Props) {
  const t = useTranslate()
  const isLast = least === 0 && quantity <= 1
  const isFewest = quantity <= least
  const isFull = most !== null && quantity >= most
  const change = (next: number, isShut: boolean) => () => {
    if (!isBusy && !isShut) onChange(next)
  }
  return (
    <div className={styles.quantity} role="group" aria-label={t('cart.quantity_of', { product })}>
      <button
        type="button"
        aria-label={t(isLast ? 'cart.remove' : 'cart.one_less', { product })}
        aria-disabled={isBusy || isFewest}
        onClick={change(quantity - 1, isFewest)}
      >
        <Icon of={isLast ? trashOutline : removeOutline} />
      </button>
      <output className="numbers">{quantity}</output>
      <button
        type="button"
        aria-label={t('cart.one_more', { product })}
        aria-disabled={isBusy || isFull}
        onClick={change(quantity + 1, isFull)}
      >
        <Icon of={addOutline} />
      </button>
    </div>
  )
}
