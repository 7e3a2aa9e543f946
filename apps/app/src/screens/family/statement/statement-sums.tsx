import { useVisit } from '../../../data/visit.ts'
import { useTranslate } from '../../../language/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { moneyText } from '../../../ui/text/money-text.ts'
import { kindIcons } from './kind-icons.ts'
import { StatementChart } from './statement-chart.tsx'
import { useAmountText } from './use-amount-text.ts'
import type { KindSums, FamilyStatement } from './statement-calls.ts'
import styles from './statement.module.css'

/** The balance of the period, and the sums of each kind. */
export function StatementSums({ statement }: { statement: FamilyStatement }) {
  const t = useTranslate()
  return (
    <section className="card" aria-labelledby="statement-sums">
      <h2 id="statement-sums" className="visually-hidden">
        {t('statement.by_kind')}
      </h2>
      <Total statement={statement} />
      <StatementChart statement={statement} />
      <ul className={`list ${styles.sums}`}>
        {statement.sums.map((sums) => (
          <KindRow key={sums.kind} sums={sums} currency={statement.currency} />
        ))}
      </ul>
    </section>
  )
}

function Total({ statement: { total, currency } }: { statement: FamilyStatement }) {
  const t = useTranslate()
  const { language } = useVisit()
  const money = (amount: number) => moneyText(amount, currency, language)
  const { net, charged, paid, refunded } = total
  const label =
    net > 0 ? t('statement.balance') : net < 0 ? t('statement.credit_left') : t('statement.settled')
  return (
    <div className={styles.total}>
      <p className="small">{label}</p>
      <p className={styles.totalAmount}>{money(Math.abs(net))}</p>
      <dl className={styles.totalParts}>
        {(
          [
            ['statement.charged', charged],
            ['statement.paid', paid],
            ['statement.refunded', refunded],
          ] as const
        ).map(([text, amount]) => (
          <div key={text}>
            <dt className="tiny">{t(text)}</dt>
            <dd className="mid numbers">{money(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function KindRow({ sums, currency }: { sums: KindSums; currency: string }) {
  const t = useTranslate()
  const amountText = useAmountText(currency)
  const { kind, title, unit, charged, paid, refunded, net } = sums
  const { icon, ground } = kindIcons[kind]
  const isBought = unit === 'money' && kind !== 'credit'
  const parts = [
    isBought && charged !== 0 && `${t('statement.charged')} ${amountText({ unit, amount: charged })}`,
    isBought && paid !== 0 && `${t('statement.paid')} ${amountText({ unit, amount: paid })}`,
    isBought && refunded !== 0 && `${t('statement.refunded')} ${amountText({ unit, amount: refunded })}`,
  ].filter((part) => part !== false)
  return (
    <li>
      <span className={`spot ${ground}`}>
        <Icon of={icon} />
      </span>
      <span className="text">
        <b className="mid">{title}</b>
        {parts.length > 0 && <span className="tiny dim numbers">{parts.join(' · ')}</span>}
      </span>
      <b className={styles.amount}>{amountText({ unit, amount: net })}</b>
    </li>
  )
}
