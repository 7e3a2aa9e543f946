import { useState } from 'react'
import { useAccount } from '../../../data/account.ts'
import { useSay } from '../../../language/text.ts'
import type { CartAnswer } from '../../../ui/cart/cart-calls.ts'
import { AddressBook } from '../../../ui/place/address-book.tsx'
import { AddressLines } from '../../../ui/place/address-lines.tsx'
import { ContactForm } from './contact-form.tsx'
import { parts } from './missing-of.ts'
import type { Checkout } from './use-checkout.ts'

interface Props {
  cart: CartAnswer
  checkout: Checkout
  /** False where nothing is brought to a door. */
  hasAddress: boolean
}

/** Who orders, and where it goes: shown as it is, or asked for. */
export function ContactPart({ cart, checkout, hasAddress }: Props) {
  const say = useSay()
  const isKnown = hasAddress ? cart.address !== null : cart.contact_name !== null && cart.phone !== null
  const [isChanging, setIsChanging] = useState(false)
  const isOpen = isChanging || !isKnown
  return (
    <section className="card" aria-labelledby={parts.contact}>
      <div className="row padded checkout-head">
        <h2 id={parts.contact} tabIndex={-1} className="spring">
          {say(hasAddress ? 'checkout.deliver_to' : 'checkout.contact')}
        </h2>
        {!isOpen && (
          <button
            type="button"
            className="postal-way"
            aria-label={say('checkout.change_address')}
            onClick={() => setIsChanging(true)}
          >
            {say('checkout.change')}
          </button>
        )}
      </div>
      <div className="padded">
        {isOpen ? (
          <Asked {...{ cart, checkout, hasAddress }} onDone={() => setIsChanging(false)} />
        ) : (
          <Known cart={cart} hasAddress={hasAddress} />
        )}
      </div>
    </section>
  )
}

function Known({ cart, hasAddress }: { cart: CartAnswer; hasAddress: boolean }) {
  const { address, contact_name, phone, email, gstin } = cart
  return (
    <p className="checkout-known">
      {hasAddress && address ? (
        <AddressLines address={address} />
      ) : (
        <span>
          {contact_name}, <span className="numbers">{phone}</span>
        </span>
      )}
      {email && <span className="small dim">{email}</span>}
      {gstin && <span className="small dim numbers">GSTIN {gstin}</span>}
    </p>
  )
}

/** Who is signed in chooses from his own addresses; the form stands below them. */
function Asked({ cart, checkout, hasAddress, onDone }: Props & { onDone: () => void }) {
  const isKnown = useAccount() !== null
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <div className="stack">
      {isKnown && hasAddress && (
        <AddressBook
          choice={{
            chosen,
            onChoose(address) {
              setChosen(address.name)
              const { contact_name, phone, address_line1, address_line2, landmark } = address
              const { city, state, zipcode, country } = address
              const copy = {
                contact_name,
                phone,
                address_line1,
                address_line2,
                landmark,
                city,
                state,
                zipcode,
                country,
              }
              void checkout
                .set('mela.cart.set_address', {
                  address: copy,
                  contact_name,
                  phone,
                  email: cart.email,
                  gstin: cart.gstin,
                })
                .then((isTaken) => isTaken && onDone())
            },
          }}
        />
      )}
      <ContactForm {...{ cart, checkout, hasAddress, onDone }} />
    </div>
  )
}
