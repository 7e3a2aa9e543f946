import { useTranslate } from '../../language/text.ts'
import { StatementBlocks } from '../../ui/balance/statement-blocks.tsx'
import styles from '../../ui/balance/balance.module.css'

export function PointsSkeleton() {
  const t = useTranslate()
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t('shell.reward_points')}</h1>
        <p className="dim">{t('points.lead')}</p>
      </div>
      <div className={`skeleton ${styles.balance}`} role="status" aria-label={t('states.loading')}>
        <div className={`block tall ${styles.balanceTicket}`} />
        <StatementBlocks />
      </div>
    </div>
  )
}
