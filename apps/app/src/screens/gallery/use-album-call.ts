import { useQueryClient } from '@tanstack/react-query'
import { useAccount } from '../../data/account.ts'
import { ownKey } from '../../data/query/own-responses.ts'
import type { PageCall } from '../../data/page-call.ts'
import { useCall, type CallResult } from '#client/react'

/**
 * Fetches an album as the signed-in account and caches it for that account; the guest's response is shown until it
 * arrives.
 */
export function useAlbumCall<Value>(call: PageCall<Value>): CallResult<Value> {
  const account = useAccount()
  const client = useQueryClient()
  const query = useCall(account === null ? call : { ...call, key: ownKey(account, call.key) })
  const open = client.getQueryData<Value>([call.key])
  return query.isPending && open !== undefined ? { ...query, data: open } : query
}
