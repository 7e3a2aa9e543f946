import { chevronForwardOutline } from 'ionicons/icons'
import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import { shortDay } from '../../ui/date-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { moneyText } from '../../ui/money-text.ts'
import { Picture } from '../../ui/picture.tsx'
import type { MyOrder } from './order-calls.ts'
import { orderPath } from '../../ui/orders/order-opener.ts'
import { stateBadge } from './order-words.ts'

/** An order in the list: its pictures, where it stands, what it came to. */
export function OrderCard({ order, opener }: { order: MyOrder; opener: string }) {
  const say = useSay()
  const { language } = useVisit()
  const { state, lines, line_count, placed_at, promised_by, total, credited, currency } = order
  const badge = stateBadge(state)
  const isComing =
    promised_by !== null && !['cancelled', 'delivered', 'closed', 'awaiting payment'].includes(state)
  return (
    <li className="card padded order-card">
      <div className="order-pictures" aria-hidden="true">
        {lines.map(({ image, title }, index) => (
          <Picture key={`${title}${index}`} source={image} alt="" ground={index} sizes="64px" />
        ))}
      </div>
      <div className="order-card-text">
        <h2>
          <a className="order-link" href={orderPath(opener)}>
            {namesOf(order, say('orders.and_more', { count: line_count - 1 }))}
          </a>
        </h2>
        <p className="meta">{say('orders.placed_on', { day: shortDay(placed_at, language) })}</p>
        <p className="row order-facts">
          <span className={badge.look}>{say(badge.label)}</span>
          <span className="numbers mid">{moneyText(Math.max(0, total - credited), currency, language)}</span>
        </p>
        {isComing && (
          <p className="small">{say('orders.comes_by', { day: shortDay(promised_by, language) })}</p>
        )}
      </div>
      <Icon of={chevronForwardOutline} isSmall turns />
    </li>
  )
}

/** The first thing by its name, and how many there are beside it. */
function namesOf({ lines, line_count, order }: MyOrder, others: string): string {
  const [first] = lines
  if (!first) return order
  return line_count > 1 ? `${first.title}, ${others}` : first.title
}
