import { documentTextOutline } from 'ionicons/icons'
import type { MessageId } from '#design/messages'
import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { paperAddress, type Order } from './order-calls.ts'

const paperWords: Readonly<Record<string, MessageId>> = {
  'bill of supply': 'orders.bill_of_supply',
  'credit note': 'orders.credit_note',
}

/** Invoices and credit notes, as they were written. */
export function OrderPapers({ order, opener }: { order: Order; opener: string }) {
  const say = useSay()
  const { language } = useVisit()
  if (order.papers.length === 0) return null
  return (
    <section className="card order-papers" aria-labelledby="order-papers">
      <h2 id="order-papers" className="padded">
        {say('orders.invoices')}
      </h2>
      <ul className="list">
        {order.papers.map(({ name, number, kind, seller }) => (
          <li key={name}>
            <Icon of={documentTextOutline} isSmall />
            <span className="text">
              <a
                className="paper-link"
                href={paperAddress(opener, name, language)}
                target="_blank"
                rel="noreferrer"
              >
                {say(paperWords[kind] ?? 'orders.invoice', { number })}
              </a>
              <span className="small dim">{seller}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
