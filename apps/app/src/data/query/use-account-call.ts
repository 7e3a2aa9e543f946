import { useCall } from '#client/react'
import { useAccount } from '../account.ts'
import { ownKey } from './own-responses.ts'
import type { PageCall } from '../page-call.ts'

/** Fetches a response that differs by account, cached under the account's own key. */
export function useAccountCall<Value>(call: PageCall<Value>) {
  const account = useAccount()
  return useCall(account === null ? call : { ...call, key: ownKey(account, call.key) })
}
