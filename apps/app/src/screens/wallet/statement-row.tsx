import {
  addOutline,
  arrowUndoOutline,
  bagHandleOutline,
  createOutline,
  giftOutline,
  handLeftOutline,
  hourglassOutline,
  pricetagOutline,
  returnDownBackOutline,
} from 'ionicons/icons'
import type { MessageId } from '#design/messages'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { orderPath } from '../../ui/orders/order-access.ts'
import { shortDay } from '../../ui/text/date-text.ts'
import { moneyText } from '../../ui/text/money-text.ts'
import { UnbrokenNumbers } from '../../ui/text/unbroken-numbers.tsx'
import type { StatementLine } from '../../ui/wallet/wallet-calls.ts'
import styles from '../../ui/balance/balance.module.css'

interface MovementLook {
  label: MessageId
  icon: string
  ground: 'ok' | 'brand' | 'info' | 'offer' | ''
}

const movements: Record<StatementLine['movement'], MovementLook> = {
  spent: { label: 'wallet.movement_spent', icon: bagHandleOutline, ground: 'brand' },
  refund: { label: 'wallet.movement_refund', icon: returnDownBackOutline, ground: 'ok' },
  goodwill: { label: 'wallet.movement_goodwill', icon: giftOutline, ground: 'offer' },
  'top-up': { label: 'wallet.movement_top_up', icon: addOutline, ground: 'ok' },
  'gift card': { label: 'wallet.movement_gift_card', icon: pricetagOutline, ground: 'offer' },
  'volunteer hours': { label: 'wallet.movement_hours', icon: handLeftOutline, ground: 'ok' },
  withdrawn: { label: 'wallet.movement_withdrawn', icon: arrowUndoOutline, ground: '' },
  expired: { label: 'wallet.movement_expired', icon: hourglassOutline, ground: '' },
  correction: { label: 'wallet.movement_correction', icon: createOutline, ground: 'info' },
}

export function StatementRow({ line, currency }: { line: StatementLine; currency: string }) {
  const t = useTranslate()
  const { language } = useVisit()
  const { movement, amount, balance, date } = line
  const { label, icon, ground } = movements[movement]
  const sum = moneyText(Math.abs(amount), currency, language)
  return (
    <li>
      <span className={`spot ${ground}`}>
        <Icon of={icon} />
      </span>
      <span className="text">
        <b className="mid">{t(label)}</b>
        <Description line={line} />
        <span className="tiny dim numbers">{shortDay(date, language)}</span>
      </span>
      <span className={styles.balanceSums}>
        <b className={amount > 0 ? styles.isIn : undefined}>{amount > 0 ? `+${sum}` : `−${sum}`}</b>
        <span className="tiny dim">
          {t('wallet.balance_after', { amount: moneyText(balance, currency, language) })}
        </span>
      </span>
    </li>
  )
}

const orderText = /^Order (ORD-\S+)$/

const topUpText = /^(?:Wallet top-up )?WTU-\S+$/

/** The line's subject as the server wrote it; an order is a link, and a top-up's own number is left out. */
function Description({ line: { description } }: { line: StatementLine }) {
  const t = useTranslate()
  if (description === null || topUpText.test(description)) return null
  const number = orderText.exec(description)?.[1]
  if (number === undefined)
    return (
      <span className="small dim">
        <UnbrokenNumbers text={description} />
      </span>
    )
  return (
    <a className={`small ${styles.balanceOrder}`} href={orderPath(number)}>
      <UnbrokenNumbers text={t('wallet.order', { number })} />
    </a>
  )
}
