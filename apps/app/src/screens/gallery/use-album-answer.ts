import { useQueryClient } from '@tanstack/react-query'
import { useAccount } from '../../data/account.ts'
import { ownKey } from '../../data/query/own-answers.ts'
import type { PageCall } from '../../data/page-call.ts'
import { useAnswer, type AnswerQuery, type CachedAnswer } from '../../data/query/use-answer.ts'

/**
 * An answer that shows more to who is signed in: it is kept as that account's own, and what everybody is shown stands in
 * until it has come.
 */
export function useAlbumAnswer<Value>(call: PageCall<Value>): AnswerQuery<Value> {
  const account = useAccount()
  const client = useQueryClient()
  const query = useAnswer(account === null ? call : { ...call, key: ownKey(account, call.key) })
  const open = client.getQueryData<CachedAnswer<Value>>([call.key])?.value
  return query.isLoading && open !== undefined ? { ...query, value: open } : query
}
