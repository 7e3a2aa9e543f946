import { useTranslate } from '../../language/text.ts'
import styles from './wallet.module.css'

export function WalletSkeleton() {
  const t = useTranslate()
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t('shell.wallet')}</h1>
        <p className="dim">{t('wallet.lead')}</p>
      </div>
      <div className={`skeleton ${styles.wallet}`} role="status" aria-label={t('states.loading')}>
        <div className={`block tall ${styles.walletBalance}`} />
        <StatementBlocks />
      </div>
    </div>
  )
}

const rows = ['first', 'second', 'third', 'fourth']

export function StatementBlocks() {
  return (
    <div className={`stack ${styles.walletStatement}`} aria-hidden="true">
      {rows.map((row) => (
        <div key={row} className={`block ${styles.walletBlock}`} />
      ))}
    </div>
  )
}
