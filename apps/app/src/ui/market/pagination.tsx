import type { Asked } from './use-question.ts'

interface Props {
  asked: Asked
  /** As many as the store answers at once. */
  perPage: number
  hasMore: boolean
  /** Words for the way to the newest ones, and to further ones. */
  back: string
  next: string
}

/** To the other pages of a list; nothing where it has one. */
export function Pagination({ asked, perPage, hasMore, back, next }: Props) {
  const { start } = asked.question
  if (start === 0 && !hasMore) return null
  return (
    <p className="support-row">
      {start > 0 && (
        <a className="button line" {...asked.linkTo({ start: 0 })}>
          {back}
        </a>
      )}
      {hasMore && (
        <a className="button line" {...asked.linkTo({ start: start + perPage })}>
          {next}
        </a>
      )}
    </p>
  )
}
