import { useOwnAnswer } from '../../data/query/use-own-answer.ts'
import { addressesCall, type Address } from './place-calls.ts'

const none: readonly Address[] = []

/** The addresses of whoever is signed in, none of a guest's; null while they are not known. */
export function useOwnAddresses(): readonly Address[] | null {
  const { query, isSignedOut } = useOwnAnswer(addressesCall)
  if (isSignedOut) return none
  return query.value?.addresses ?? (query.error === null ? null : none)
}
