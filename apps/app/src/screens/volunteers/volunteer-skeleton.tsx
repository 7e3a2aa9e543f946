import { useTranslate } from '../../language/text.ts'

/** Blocks of about the size of what is on its way. */
export function VolunteerSkeleton() {
  const t = useTranslate()
  return (
    <div className="skeleton stack" role="status" aria-label={t('states.loading')}>
      <div className="block tall" />
      <div className="block tall" />
    </div>
  )
}
