import { useTranslate } from '../../language/text.ts'

export function PayLinkSkeleton() {
  const t = useTranslate()
  return (
    <div className="wrap skeleton" role="status" aria-label={t('states.loading')}>
      <div className="page-head">
        <i className="title" />
      </div>
      <div className="block tall" />
    </div>
  )
}
