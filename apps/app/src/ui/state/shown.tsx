import type { ReactNode } from 'react'
import type { AnswerQuery } from '../../data/query/use-answer.ts'
import { Failed } from './failed.tsx'
import { StaleNote } from './stale-note.tsx'

interface Props<Value> {
  query: AnswerQuery<Value>
  /** Blocks of the true size while the answer is on its way. */
  loading: ReactNode
  /** Stands in when the answer is there but holds nothing, or the document does not exist. */
  empty?: ReactNode
  isEmpty?: (value: Value) => boolean
  children: (value: Value) => ReactNode
}

/** Loading, empty, failed, offline and shown: the five states of everything that is asked from the store. */
export function Shown<Value>({ query, loading, empty = null, isEmpty, children }: Props<Value>) {
  if (query.value !== undefined) {
    return (
      <>
        {query.cachedAt !== null && <StaleNote at={query.cachedAt} retry={query.retry} />}
        {isEmpty?.(query.value) ? empty : children(query.value)}
      </>
    )
  }
  if (query.error?.isMissing) return empty
  if (query.error) return <Failed error={query.error} retry={query.retry} />
  return loading
}
