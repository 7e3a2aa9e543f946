import type { ReactNode } from 'react'
import { useAccount } from '../../../data/account.ts'
import { useTranslate } from '../../../language/text.ts'
import type { CartAnswer } from '../../../ui/cart/cart-calls.ts'
import { useIsWide } from '../../../ui/use-is-wide.ts'

/** On phones, whoever is signed in and has an address reads what is chosen, and opens the choices only to change it. */
export function useIsSummed({ address }: Pick<CartAnswer, 'address'>): boolean {
  const isWide = useIsWide()
  const isSignedIn = useAccount() !== null
  return !isWide && isSignedIn && address !== null
}

interface Props {
  children: ReactNode
  /** What the button changes, for those who hear it alone. */
  label: string
  onChange: () => void
}

/** What is chosen, in one row, with the way to change it. */
export function ChosenSummary({ children, label, onChange }: Props) {
  const t = useTranslate()
  return (
    <div className="row checkout-chosen">
      {children}
      <button type="button" className="postal-way" aria-label={label} onClick={onChange}>
        {t('checkout.change')}
      </button>
    </div>
  )
}
