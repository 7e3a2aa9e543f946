import { addOutline, hourglassOutline, storefrontOutline } from 'ionicons/icons'
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
  const { balance, anywhere, businesses, expiring, currency } = wallet
  const money = (amount: number) => moneyText(amount, currency, language)
  const hasLimits = businesses.length > 0 || expiring.length > 0
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
            {businesses.length > 0 && (
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
              </dl>
            )}
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
