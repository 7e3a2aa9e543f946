import { addOutline, hourglassOutline, schoolOutline, storefrontOutline } from 'ionicons/icons'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { Kolam } from '../../ui/brand/brand-marks.tsx'
import { Icon } from '../../ui/icon.tsx'
import { plainDay } from '../../ui/text/date-text.ts'
import { moneyText } from '../../ui/text/money-text.ts'
import type { Wallet } from '../../ui/wallet/wallet-calls.ts'
import styles from '../../ui/balance/balance.module.css'

interface Props {
  wallet: Wallet
  /** Adds money; absent when customers cannot. */
  onAdd: (() => void) | undefined
}

export function BalanceTicket({ wallet, onAdd }: Props) {
  const t = useTranslate()
  const { language } = useVisit()
  const { balance, anywhere, businesses, only_for, expiring, currency } = wallet
  const money = (amount: number) => moneyText(amount, currency, language)
  const hasParts = businesses.length > 0 || only_for.length > 0
  const hasLimits = hasParts || expiring.length > 0
  return (
    <section className={`ticket ${styles.balanceTicket}`} aria-labelledby="wallet-balance">
      <div className={styles.balanceHead}>
        <h2 id="wallet-balance" className="small mid">
          {t('wallet.balance')}
        </h2>
        <p className={styles.balanceAmount}>{money(balance)}</p>
        <span className={styles.balanceKolam}>
          <Kolam size={4} />
        </span>
      </div>
      {(hasLimits || onAdd) && (
        <>
          <div className="ticket-cut" />
          <div className={`padded stack ${styles.balanceLimits}`}>
            {hasParts && <BalanceParts {...{ anywhere, businesses, only_for, money }} />}
            <Expiring {...{ expiring, money }} />
            {onAdd && (
              <button type="button" className="button wide" onClick={onAdd}>
                <Icon of={addOutline} isSmall />
                {t('wallet.add')}
              </button>
            )}
          </div>
        </>
      )}
    </section>
  )
}

interface PartsProps extends Pick<Wallet, 'anywhere' | 'businesses' | 'only_for'> {
  money: (amount: number) => string
}

/** Lists what every seller, one seller, or school fees alone accept. */
function BalanceParts({ anywhere, businesses, only_for, money }: PartsProps) {
  const t = useTranslate()
  return (
    <dl className="sum small">
      <div>
        <dt>{t('wallet.anywhere')}</dt>
        <dd>{money(anywhere)}</dd>
      </div>
      {businesses.map(({ business, business_name: name, amount }) => (
        <div key={business}>
          <dt>
            <Icon of={storefrontOutline} isSmall /> {t('wallet.only_at', { name })}
          </dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
      {only_for.map(({ type, amount }) => (
        <div key={type}>
          <dt>
            <Icon of={schoolOutline} isSmall /> {t('wallet.only_fees')}
          </dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}

interface ExpiringProps extends Pick<Wallet, 'expiring'> {
  money: (amount: number) => string
}

function Expiring({ expiring, money }: ExpiringProps) {
  const t = useTranslate()
  const { language } = useVisit()
  if (expiring.length === 0) return null
  return (
    <ul className={`small ${styles.balanceExpiring}`}>
      {expiring.map(({ expires_on, amount }) => (
        <li key={expires_on}>
          <Icon of={hourglassOutline} isSmall />
          {t('wallet.expires', { amount: money(amount), day: plainDay(expires_on, language) })}
        </li>
      ))}
    </ul>
  )
}
