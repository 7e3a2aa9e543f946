import type { MessageId } from '#design/messages'
import { toE164, spacedPhone } from '#meta'
import type { CartAnswer } from '../../../../ui/cart/cart-calls.ts'
import { looksLikeEmail } from '../../../../ui/market/typed-fields.ts'
import {
  addressIn,
  emptyAddress,
  fieldNamed,
  addressProblems,
  type AddressAnswers,
  type AddressField,
} from '../../../../ui/place/address-answers.ts'

export interface ContactAnswers {
  address: AddressAnswers
  email: string
  isBusiness: boolean
  gstin: string
}

export type CheckoutContactField = AddressField | 'email' | 'gstin'

type Known = Pick<
  CartAnswer,
  'address' | 'contact_name' | 'phone' | 'email' | 'gstin' | 'postal_code' | 'place_city' | 'place_state'
>

const typed = (text: string | null | undefined): string => text ?? ''

function regionIn({ address, postal_code, place_city, place_state }: Known): AddressAnswers['region'] {
  const known = address ?? { zipcode: postal_code, city: place_city, state: place_state, country: 'IN' }
  const { zipcode, city, state, country } = known
  return {
    ...emptyAddress.region,
    ...{ zipcode: typed(zipcode), city: typed(city), state: typed(state) },
    isCityFree: zipcode !== null,
    country: zipcode === null ? '' : country,
  }
}

export function answersIn(cart: Known): ContactAnswers {
  const { address, contact_name, phone, email, gstin } = cart
  return {
    address: {
      ...emptyAddress,
      contact_name: typed(address?.contact_name ?? contact_name),
      phone: spacedPhone(typed(address?.phone ?? phone)),
      address_line1: typed(address?.address_line1),
      address_line2: typed(address?.address_line2),
      landmark: typed(address?.landmark),
      region: regionIn(cart),
    },
    email: typed(email),
    isBusiness: gstin !== null,
    gstin: typed(gstin),
  }
}

type ContactProblems = Partial<Readonly<Record<CheckoutContactField, MessageId>>>

function ownProblems({ email, isBusiness, gstin }: ContactAnswers): ContactProblems {
  return {
    ...(email.trim() !== '' && !looksLikeEmail(email) ? { email: 'checkout.bad_email' } : {}),
    ...(isBusiness && gstin.trim() === '' ? { gstin: 'checkout.need_gstin' } : {}),
  }
}

export function contactProblems(answers: ContactAnswers, hasAddress: boolean): ContactProblems {
  if (hasAddress) return { ...addressProblems(answers.address), ...ownProblems(answers) }
  const { contact_name, phone } = answers.address
  return {
    ...(contact_name.trim() === '' ? { contact_name: 'checkout.need_name' } : {}),
    ...(toE164(phone) === null ? { phone: 'checkout.bad_phone' } : {}),
    ...ownProblems(answers),
  }
}

export function onWire({ address, email, isBusiness, gstin }: ContactAnswers, hasAddress: boolean) {
  return {
    address: hasAddress ? addressIn(address) : null,
    contact_name: address.contact_name.trim(),
    phone: toE164(address.phone),
    email: email.trim() || null,
    gstin: isBusiness ? gstin.trim().toUpperCase() : null,
  }
}

export function fieldOfContact(name: string): CheckoutContactField | null {
  if (name === 'email' || name === 'gstin') return name
  return name === '' ? null : fieldNamed(name)
}
