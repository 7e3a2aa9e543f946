import { useTranslate } from '../../language/text.ts'

export function OrdersSkeleton() {
  const t = useTranslate()
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t('orders.mine')}</h1>
        <p className="dim">{t('orders.lead')}</p>
      </div>
      <div className="skeleton stack" role="status" aria-label={t('states.loading')}>
        <div className="block tall" />
        <div className="block tall" />
      </div>
    </div>
  )
}

export function OrderSkeleton() {
  const t = useTranslate()
  return (
    <div className="wrap">
      <div className="skeleton stack page-head" role="status" aria-label={t('states.loading')}>
        <div className="block" />
        <div className="block tall" />
        <div className="block tall" />
      </div>
    </div>
  )
}
