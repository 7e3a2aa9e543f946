import { useTranslate } from '../../language/text.ts'

export function CartSkeleton() {
  const t = useTranslate()
  return (
    <div className="wrap skeleton section" role="status" aria-label={t('states.loading')}>
      <div className="stack">
        <div className="block" />
        <div className="block tall" />
        <div className="block tall" />
      </div>
    </div>
  )
}
