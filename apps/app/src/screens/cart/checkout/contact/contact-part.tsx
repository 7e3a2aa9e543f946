import { spacedPhone } from '#meta'
import { useEffect, useRef, useState, type Ref } from 'react'
import { useOwnCall } from '../../../../data/query/use-own-call.ts'
import { useTranslate } from '../../../../language/text.ts'
import type { CartAnswer } from '../../../../ui/cart/cart-calls.ts'
import { AddressBook } from '../../../../ui/place/address-book.tsx'
import { AddressLines } from '../../../../ui/place/address-lines.tsx'
import { addressesCall, type Address } from '../../../../ui/place/place-calls.ts'
import { useOwnAddresses } from '../../../../ui/place/use-addresses.ts'
import { SignInForCart } from '../../sign-in-first.tsx'
import { CheckoutContactForm, type ContactFormHandle } from './contact-form.tsx'
import { focusPart, needsDelivery, parts } from '../checkout-parts.tsx'
import type { Checkout } from '../use-checkout.ts'
import { defaultAt, defaultOf } from '../../../../ui/place/delivery-address.ts'
import styles from '../checkout.module.css'
import placeStyles from '../../../../ui/place/place.module.css'

interface AskedProps {
  form: Ref<ContactFormHandle>
  cart: CartAnswer
  checkout: Checkout
  hasAddress: boolean
  onDone: () => void
}

interface Props extends AskedProps {
  isChanging: boolean
  onChange: () => void
}

export function ContactPart({ isChanging, onChange, ...asked }: Props) {
  const t = useTranslate()
  const { cart, hasAddress, onDone } = asked
  const isKnown = hasAddress ? cart.address !== null : cart.contact_name !== null && cart.phone !== null
  const isOpen = isChanging || !isKnown
  const handleDone = useFocusWhenShut(isOpen, onDone)
  return (
    <section className="card" aria-labelledby={parts.contact}>
      <div className={`row padded ${styles.checkoutHead}`}>
        <h2 id={parts.contact} tabIndex={-1} className="spring">
          {t(needsDelivery(cart) ? 'checkout.deliver_to' : 'checkout.contact')}
        </h2>
        {!isOpen && (
          <button
            type="button"
            className="text-link"
            aria-label={t(needsDelivery(cart) ? 'checkout.change_address' : 'checkout.change_contact')}
            onClick={onChange}
          >
            {t('checkout.change')}
          </button>
        )}
      </div>
      <div className="padded">
        {isOpen ? <Asked {...asked} onDone={handleDone} /> : <Known {...{ cart, hasAddress, onChange }} />}
      </div>
    </section>
  )
}

/** Focuses the summary that replaces the form, because the focused element is removed. */
function useFocusWhenShut(isOpen: boolean, onDone: () => void): () => void {
  const isSent = useRef(false)
  useEffect(() => {
    if (isOpen || !isSent.current) return
    isSent.current = false
    focusPart(parts.contact)
  }, [isOpen])
  return () => {
    isSent.current = true
    onDone()
  }
}

function Known({ cart, hasAddress, onChange }: Pick<Props, 'cart' | 'hasAddress' | 'onChange'>) {
  const t = useTranslate()
  const { address, contact_name, phone, email, gstin } = cart
  return (
    <>
      <p className={placeStyles.addressKnown}>
        {hasAddress && address ? (
          <AddressLines address={address} />
        ) : (
          <span>
            {contact_name}, <span className="numbers">{spacedPhone(phone ?? '')}</span>
          </span>
        )}
        {email && <span className="small dim">{email}</span>}
        {gstin && <span className="small dim numbers">GSTIN {gstin}</span>}
      </p>
      {(email === null || gstin === null) && (
        <button type="button" className="text-link" onClick={onChange}>
          {t(email === null ? 'checkout.for_invoice' : 'checkout.gstin_for_invoice')}
        </button>
      )}
    </>
  )
}

function Asked({ form, ...props }: AskedProps) {
  const t = useTranslate()
  const addresses = useOwnAddresses()
  const { isSignedOut } = useOwnCall(addressesCall)
  if (addresses === null) return <p className="small dim">{t('states.loading')}</p>
  if (!props.hasAddress || addresses.length === 0)
    return (
      <>
        {isSignedOut && <SignInForCart next="/checkout" />}
        <CheckoutContactForm {...props} ref={form} chosenAddress={null} />
      </>
    )
  return <SavedAddressForm {...props} form={form} addresses={addresses} />
}

function SavedAddressForm({ addresses, form, ...props }: AskedProps & { addresses: readonly Address[] }) {
  const [wanted, setWanted] = useState<string | null>(null)
  const chosen = addresses.find(({ name }) => name === wanted) ?? firstChoice(props.cart, addresses)
  return (
    <div className="stack">
      <AddressBook
        choice={{ chosen: chosen?.name ?? null, onChoose: ({ name }: Address) => setWanted(name) }}
      />
      <CheckoutContactForm {...props} ref={form} chosenAddress={chosen} />
    </div>
  )
}

type CartAddress = Pick<CartAnswer, 'address' | 'postal_code'>

const comparedFields = ['contact_name', 'address_line1', 'city', 'zipcode'] as const

/**
 * Returns the cart's address, otherwise one with its postal code, otherwise the default; null when the cart has an
 * address that is not in the book.
 */
export function firstChoice(
  { address, postal_code }: CartAddress,
  addresses: readonly Address[],
): Address | null {
  if (address !== null)
    return addresses.find((one) => comparedFields.every((part) => one[part] === address[part])) ?? null
  const near = postal_code === null ? null : defaultAt(addresses, postal_code)
  return near ?? defaultOf(addresses)
}
