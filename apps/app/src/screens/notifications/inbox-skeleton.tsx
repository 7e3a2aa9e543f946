import { useTranslate } from '../../language/text.ts'

/** Blocks of the true size while notifications are on their way. */
export function InboxSkeleton() {
  const t = useTranslate()
  return (
    <div className="wrap inbox">
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
