import { useVisit } from '../data/visit.ts'
import { useTranslate } from '../language/text.ts'
import { backOrderText, type BackOrderShown } from './text/back-order-text.ts'

interface Props {
  /** Units that ship later; null when all are in stock. */
  backOrder: (Omit<BackOrderShown, 'days'> & { days?: number | null; quantity: number }) | null
  /** Units of the line. */
  quantity: number
}

/** Says which units of a line ship later, and from when. */
export function BackOrderBadge({ backOrder, quantity }: Props) {
  const t = useTranslate()
  const { language } = useVisit()
  if (backOrder === null) return null
  const text = backOrderText({ ...backOrder, days: backOrder.days ?? null }, language, t)
  return (
    <span className="small mid">
      {backOrder.quantity < quantity ? t('store.units_later', { count: backOrder.quantity, text }) : text}
    </span>
  )
}
