import { useEffect } from 'react'
import type { MelaError } from '#client'
import { useAccount } from '../account.ts'
import { ownKey } from './own-answers.ts'
import type { PageCall } from '../page-call.ts'
import { useAnswer, type AnswerQuery } from './use-answer.ts'

interface OwnAnswer<Value> {
  query: AnswerQuery<Value>
  isSignedOut: boolean
}

/** Returns true for a caller who is not signed in; a module's own refusals have codes of that module. */
const isStranger = ({ status, code }: MelaError): boolean =>
  status === 401 || (status === 403 && /^(documents|identity)\./.test(code))

export function useOwnAnswer<Value>(call: PageCall<Value>): OwnAnswer<Value> {
  const account = useAccount()
  const query = useAnswer(account === null ? undefined : { ...call, key: ownKey(account, call.key) })
  const refusal = query.error !== null && isStranger(query.error) ? query.error : null
  useEffect(() => {
    if (refusal) void import('../ended-session.ts').then((ended) => ended.leaveRefusedSession(refusal))
  }, [refusal])
  return { query, isSignedOut: account === null || refusal !== null }
}
