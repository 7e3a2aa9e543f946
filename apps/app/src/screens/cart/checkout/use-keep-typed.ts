import { useState } from 'react'
import { useOwnAnswer } from '../../../data/use-own-answer.ts'
import { useSay } from '../../../language/text.ts'
import type { AddressAnswers } from '../../../ui/place/address-answers.ts'
import { addressesCall } from '../../../ui/place/place-calls.ts'
import { useKeepAddress } from '../../../ui/place/use-newer-addresses.ts'
import { refusal } from '../../../ui/refusal.ts'
import { useShellActions } from '../../../ui/shell-actions.ts'

interface KeepTyped {
  /** A guest has no address book: his address stays with his order alone. */
  isAsked: boolean
  isWanted: boolean
  setIsWanted: (isWanted: boolean) => void
  /** The order does not wait for it: the cart has the address already. */
  keep: (address: AddressAnswers) => void
}

/** An address that is typed goes into the book of whoever is signed in, unless he says no. */
export function useKeepTyped(isTyped: boolean): KeepTyped {
  const say = useSay()
  const { tell } = useShellActions()
  const { isSignedOut } = useOwnAnswer(addressesCall)
  const keepAddress = useKeepAddress()
  const [isWanted, setIsWanted] = useState(true)
  const isAsked = isTyped && !isSignedOut
  const keep = (address: AddressAnswers) => {
    if (!isAsked || !isWanted) return
    keepAddress(null, address).then(
      () => tell(say('address.saved')),
      (error: unknown) => tell(refusal(error, say('checkout.address_not_saved'))),
    )
  }
  return { isAsked, isWanted, setIsWanted, keep }
}
