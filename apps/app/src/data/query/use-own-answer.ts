import { useEffect } from 'react'
import type { MelaError } from '#client'
import { useAccount } from '../account.ts'
import { ownKey } from './own-answers.ts'
import type { PageCall } from '../page-call.ts'
import { useAnswer, type AnswerQuery } from './use-answer.ts'

interface OwnAnswer<Value> {
  query: AnswerQuery<Value>
  /** Nobody is signed in on this device, or not any more. */
  isSignedOut: boolean
}

/** Refused as a stranger; what a room refuses to somebody it knows has a code of that room. */
const isStranger = ({ status, code }: MelaError): boolean =>
  status === 401 || (status === 403 && /^(documents|identity)\./.test(code))

/** An answer that is the account's own; it is kept on the device until somebody signs out. */
export function useOwnAnswer<Value>(call: PageCall<Value>): OwnAnswer<Value> {
  const account = useAccount()
  const query = useAnswer(account === null ? undefined : { ...call, key: ownKey(account, call.key) })
  const refusal = query.error !== null && isStranger(query.error) ? query.error : null
  useEffect(() => {
    if (refusal) void import('../ended-session.ts').then((ended) => ended.leaveRefusedSession(refusal))
  }, [refusal])
  return { query, isSignedOut: account === null || refusal !== null }
}
