import { bagCheckOutline, hourglassOutline, lockClosedOutline, returnDownBackOutline } from 'ionicons/icons'
import type { MessageId } from '#design/messages'
import { useTranslate } from '../../language/text.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from '../../ui/balance/balance.module.css'

const terms: readonly (readonly [icon: string, text: MessageId])[] = [
  [bagCheckOutline, 'wallet.how_use'],
  [hourglassOutline, 'wallet.how_order'],
  [returnDownBackOutline, 'wallet.how_refund'],
  [lockClosedOutline, 'wallet.how_cash'],
]

/** Says how credit is used. */
export function WalletTerms() {
  const t = useTranslate()
  return (
    <section className={`stack ${styles.balanceTerms}`} aria-labelledby="wallet-terms">
      <h2 id="wallet-terms">{t('wallet.how')}</h2>
      <ul className={`small ${styles.balanceTermList}`}>
        {terms.map(([icon, text]) => (
          <li key={text}>
            <Icon of={icon} isSmall />
            <span>{t(text)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
