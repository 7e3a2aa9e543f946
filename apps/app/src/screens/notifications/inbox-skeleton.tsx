import { useTranslate } from '../../language/text.ts'
import styles from './inbox.module.css'

export function InboxSkeleton() {
  const t = useTranslate()
  return (
    <div className={`wrap ${styles.inbox}`}>
      <div className="page-head">
        <h1>{t('inbox.title')}</h1>
      </div>
      <div className="skeleton stack" role="status" aria-label={t('states.loading')}>
        <div className="block" />
        <div className="block" />
        <div className="block" />
      </div>
    </div>
  )
}
