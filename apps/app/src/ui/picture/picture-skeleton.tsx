import { useTranslate } from '../../language/text.ts'

/** A grid of empty frames of the true size. */
export function PictureSkeleton({ className, count }: { className: string; count: number }) {
  const t = useTranslate()
  return (
    <div role="status" aria-label={t('states.loading')}>
      <ul className={`${className} skeleton`} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <span className="picture" />
          </li>
        ))}
      </ul>
    </div>
  )
}
