import { useQueryClient } from '@tanstack/react-query'
import { useAccount } from '../../data/account.ts'
import { ownKey } from '../../data/query/own-answers.ts'
import type { PageCall } from '../../data/page-call.ts'
import { useAnswer, type AnswerQuery, type CachedAnswer } from '../../data/query/use-answer.ts'

/**
 * Fetches an album as the signed-in account and caches it for that account; the guest's response is shown until it
 * arrives.
 */
export function useAlbumAnswer<Value>(call: PageCall<Value>): AnswerQuery<Value> {
  const account = useAccount()
  const client = useQueryClient()
  const query = useAnswer(account === null ? call : { ...call, key: ownKey(account, call.key) })
  const open = client.getQueryData<CachedAnswer<Value>>([call.key])?.value
  return query.isLoading && open !== undefined ? { ...query, value: open } : query
}
