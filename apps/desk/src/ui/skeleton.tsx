import { useTranslate } from '../language/translate.ts'

interface Props {
  rows: number
  /** Height of one row in pixels: that of what will stand there. */
  height: number
}

/** Blocks of the true size, so that nothing moves when the answer comes. */
export function Skeleton({ rows, height }: Props) {
  const t = useTranslate()
  return (
    <div className="card skeleton" role="status" aria-label={t('states.loading')}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="skeleton-row" style={{ height }}>
          <span className="skeleton-block" />
        </div>
      ))}
    </div>
  )
}
