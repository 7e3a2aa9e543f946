import { useTranslate } from '../../../language/text.ts'

export function CheckoutSkeleton() {
  const t = useTranslate()
  return (
    <div className="wrap skeleton" role="status" aria-label={t('states.loading')}>
      <div className="page-head">
        <i className="title" />
      </div>
      <div className="split">
        <div className="stack">
          <div className="block tall" />
          <div className="block tall" />
        </div>
        <div className="block tall" />
      </div>
    </div>
  )
}
