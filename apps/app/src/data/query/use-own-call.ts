import { useEffect } from 'react'
import type { MelaError } from '#client'
import { useCall, type CallResult } from '#client/react'
import { useAccount } from '../account.ts'
import { ownKey } from './own-responses.ts'
import type { PageCall } from '../page-call.ts'

interface OwnCall<Value> {
  query: CallResult<Value>
  isSignedOut: boolean
}

/** Returns true for a caller who is not signed in; a module's own refusals have codes of that module. */
const isStranger = ({ status, code }: MelaError): boolean =>
  status === 401 || (status === 403 && /^(documents|identity)\./.test(code))

/** Reads the response to a call of the signed-in account, cached for this account; `undefined` asks nothing. */
export function useOwnCall<Value>(call: PageCall<Value> | undefined): OwnCall<Value> {
  const account = useAccount()
  const query = useCall(account === null || !call ? undefined : { ...call, key: ownKey(account, call.key) })
  const refusal = query.error !== null && isStranger(query.error) ? query.error : null
  useEffect(() => {
    if (refusal) void import('../ended-session.ts').then((ended) => ended.leaveRefusedSession(refusal))
  }, [refusal])
  return { query, isSignedOut: account === null || refusal !== null }
}
