import { useOwnCall } from '../../data/query/use-own-call.ts'
import { addressesCall, type Address, saveAddress, type AddressList } from './place-calls.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useAccount } from '../../data/account.ts'
import { ownKey } from '../../data/query/own-responses.ts'
import { addressIn, type AddressAnswers } from './address-answers.ts'

const none: readonly Address[] = []

/** Returns the signed-in account's addresses, an empty list for a guest; null while unknown. */
export function useOwnAddresses(): readonly Address[] | null {
  const { query, isSignedOut } = useOwnCall(addressesCall)
  if (isSignedOut) return none
  return query.data?.addresses ?? (query.error === null ? null : none)
}

export function useNewerAddresses(): (list: AddressList) => void {
  const client = useQueryClient()
  const account = useAccount()
  return ({ addresses, most }) => {
    if (account === null) return
    const value = { addresses, most }
    client.setQueryData([ownKey(account, addressesCall.key)], value)
  }
}

export function useSaveAddress() {
  const take = useNewerAddresses()
  return async (existing: Address | null, answers: AddressAnswers) => {
    const saved = await saveAddress(wantedOf(existing, answers))
    take(saved)
    return saved
  }
}

function wantedOf(existing: Address | null, answers: AddressAnswers): Parameters<typeof saveAddress>[0] {
  const { title, is_default, region } = answers
  return {
    ...{ name: existing?.name ?? null, address: addressIn(answers), title: title.trim() || null },
    ...{ latitude: region.latitude, longitude: region.longitude },
    is_default: is_default ? 1 : 0,
    show: existing?.show ?? 1,
  }
}
