import { useTranslate } from '../../../language/text.ts'

export function ReviewSkeleton() {
  const t = useTranslate()
  return (
    <div className="skeleton stack" role="status" aria-label={t('states.loading')}>
      <span className="block" />
      <span className="block" />
    </div>
  )
}
