import { useTranslate } from '../../language/text.ts'

export function VerifySkeleton() {
  const t = useTranslate()
  return (
    <div className="skeleton" role="status" aria-label={t('states.loading')}>
      <div className="block tall" />
      <noscript>
        <p className="note">{t('verify.needs_script')}</p>
      </noscript>
    </div>
  )
}
