import { useTranslate } from '../../language/text.ts'
import type { CartAnswer } from '../../ui/cart/cart-calls.ts'

interface Props {
  cart: Pick<CartAnswer, 'discounts'>
  money: (amount: number) => string
}

/** A row for each discount on items; one on delivery is shown by the delivery charge. */
export function DiscountRows({ cart, money }: Props) {
  const t = useTranslate()
  return cart.discounts
    .filter(({ items_amount }) => items_amount > 0)
    .map(({ code, label, items_amount }) => (
      <div key={`${code} ${label}`}>
        <dt>{t('cart.discount', { label })}</dt>
        <dd>{`−${money(items_amount)}`}</dd>
      </div>
    ))
}
