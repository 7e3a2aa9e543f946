import { useTranslate } from '../../language/text.ts'
import styles from '../../ui/balance/balance.module.css'
import { orderPath } from '../../ui/orders/order-access.ts'
import { UnbrokenNumbers } from '../../ui/text/unbroken-numbers.tsx'

const orderText = /^Order (ORD-\S+)$/

/** Names the source of points, or the order that they paid; an order is a link. */
export function PointsSubject({ description }: { description: string | null }) {
  const t = useTranslate()
  if (description === null) return null
  const number = orderText.exec(description)?.[1]
  if (number === undefined)
    return (
      <span className="small dim">
        <UnbrokenNumbers text={description} />
      </span>
    )
  return (
    <a className={`small ${styles.balanceOrder}`} href={orderPath(number)}>
      <UnbrokenNumbers text={t('points.order', { number })} />
    </a>
  )
}
