import { useTranslate } from '../../../language/text.ts'

export function RegistrationFormSkeleton() {
  const t = useTranslate()
  return (
    <div className="split skeleton" role="status" aria-label={t('states.loading')}>
      <div className="stack">
        <i className="title" />
        <div className="block tall" />
        <div className="block tall" />
      </div>
      <div className="block tall" />
    </div>
  )
}

export function RegistrationPageSkeleton() {
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
