import { useTranslate } from '../../../language/text.ts'
import styles from './statement.module.css'

const rows = ['first', 'second', 'third', 'fourth']

export function StatementSkeleton() {
  const t = useTranslate()
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t('statement.title')}</h1>
        <p className="dim">{t('statement.lead')}</p>
      </div>
      <FamilyStatementBlocks />
    </div>
  )
}

/** Grey blocks in place of a statement that loads. */
export function FamilyStatementBlocks() {
  const t = useTranslate()
  return (
    <div className={`skeleton ${styles.statement}`} role="status" aria-label={t('states.loading')}>
      <div className="block tall" />
      <div className="stack">
        {rows.map((row) => (
          <div key={row} className={`block ${styles.statementBlock}`} />
        ))}
      </div>
    </div>
  )
}
