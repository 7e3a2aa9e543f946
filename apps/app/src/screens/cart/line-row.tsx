import { useTranslate } from '../../language/text.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import { QuantityStepper } from '../../ui/cart/quantity-stepper.tsx'
import type { CartLine } from '../../ui/cart/cart-calls.ts'
import type { Changing } from './use-changing.ts'

interface Props {
  line: CartLine
  ground: number
  money: (amount: number) => string
  changing: Changing
}

/** One thing in the cart: its picture, what it costs, how many, and the way to the wishlist. */
export function LineRow({ line, ground, money, changing }: Props) {
  const t = useTranslate()
  const isUnavailable = line.state === 'not_sold' || line.state === 'sold_out'
  return (
    <li className="cart-line" data-state={line.state}>
      <Picture source={line.image} alt="" ground={ground} sizes="72px" />
      <div className="cart-line-text">
        <h3>
          <Title line={line} />
        </h3>
        {line.variant_label !== '' && <p className="meta">{line.variant_label}</p>}
        {line.wanted > 1 && !isUnavailable && (
          <p className="meta">{t('cart.each', { price: money(line.price) })}</p>
        )}
        {line.state === 'few_left' && (
          <span className="badge warn">{t('cart.only_left', { count: line.left })}</span>
        )}
        {line.state === 'few_at_once' && (
          <span className="badge warn">{t('cart.only_at_once', { count: line.left })}</span>
        )}
      </div>
      <p className="cart-line-sum">
        {isUnavailable ? t('cart.unavailable') : money(line.amount - line.discount)}
      </p>
      <div className="cart-line-ways">
        <QuantityStepper
          product={line.title}
          quantity={line.wanted}
          most={isUnavailable ? line.wanted : line.left}
          isBusy={changing.isBusy}
          onChange={(quantity) => void changing.setQuantity(line, quantity)}
        />
        {line.state !== 'not_sold' && (
          <button
            type="button"
            className="text-button"
            aria-label={`${t('store.save_for_later')}: ${line.title}`}
            aria-disabled={changing.isBusy}
            onClick={() => void changing.saveForLater(line)}
          >
            {t('store.save_for_later')}
          </button>
        )}
      </div>
    </li>
  )
}

function Title({ line }: { line: CartLine }) {
  if (line.route === '') return line.title
  const at = `/product/${encodeURIComponent(line.route)}?${new URLSearchParams({ variant: line.variant })}`
  return <a href={at}>{line.title}</a>
}
