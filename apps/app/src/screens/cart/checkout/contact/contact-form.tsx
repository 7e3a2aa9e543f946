import { useEffect, useImperativeHandle, useRef, useState, type Ref, type SubmitEvent } from 'react'
import { useAccount } from '../../../../data/account.ts'
import { useTranslate } from '../../../../language/text.ts'
import type { CartAnswer } from '../../../../ui/cart/cart-calls.ts'
import { TextBox, Tick } from '../../../../ui/market/form-fields.tsx'
import { focusFirstWrong } from '../../../../ui/market/typed-fields.ts'
import { addressAnswers, type AddressAnswers } from '../../../../ui/place/address-answers.ts'
import { AddressFields } from '../../../../ui/place/address-fields.tsx'
import { deliverTo } from '../../../../ui/place/delivery-address.ts'
import { type Address, addressesCall } from '../../../../ui/place/place-calls.ts'
import type { PostalRegion } from '../../../../ui/place/postal-region.ts'
import { ProblemNote, refusal } from '../../../../ui/problem-note.tsx'
import {
  answersIn,
  contactProblems,
  fieldOfContact,
  onWire,
  type ContactAnswers,
  type CheckoutContactField,
} from './contact-answers.ts'
import { clearContact, storeContact, readContact } from './contact-draft.ts'
import type { Checkout } from '../use-checkout.ts'
import { useOwnCall } from '../../../../data/query/use-own-call.ts'
import { useSaveAddress } from '../../../../ui/place/use-addresses.ts'
import { useShellActions } from '../../../../ui/shell-actions.ts'

export interface ContactFormHandle {
  /** Resolves to the saved cart; null where a field is missing or wrong, which then has the focus. */
  save(): Promise<CartAnswer | null>
}

interface Props {
  ref: Ref<ContactFormHandle>
  cart: CartAnswer
  checkout: Checkout
  hasAddress: boolean
  chosenAddress: Address | null
  onDone: () => void
}

type ContactProblems = Partial<Record<CheckoutContactField, string>>

export function CheckoutContactForm({ ref, cart, checkout, hasAddress, chosenAddress, onDone }: Props) {
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const isGuest = useAccount() === null
  const [answers, setAnswers] = useState(() => (isGuest ? readContact() : null) ?? answersIn(cart))
  const [ownProblems, setOwnProblems] = useState<ContactProblems>({})
  const { saveTyped, ...keeping } = useAddressSaving(hasAddress && chosenAddress === null)
  const refused = fieldOfContact(checkout.failure.field)
  const problems: ContactProblems =
    refused === null ? ownProblems : { ...ownProblems, [refused]: checkout.failure.text }
  useEffect(() => {
    if (refused !== null) focusFirstWrong(form.current)
  }, [refused])
  // A postal code search ends while the rest is typed: it changes the current answers, not those at its start.
  const latest = useRef(answers)
  const change = (changesOf: (before: ContactAnswers) => Partial<ContactAnswers>) => {
    const next = { ...latest.current, ...changesOf(latest.current) }
    latest.current = next
    setAnswers(next)
    if (isGuest) storeContact(next)
    // A field that was marked as wrong is checked at once; the others wait until the form is sent.
    const still = contactProblems(next, hasAddress)
    setOwnProblems((before) => Object.fromEntries(Object.entries(before).filter(([field]) => field in still)))
  }
  const save = async (): Promise<CartAnswer | null> => {
    const sent = chosenAddress === null ? answers : { ...answers, address: addressAnswers(chosenAddress) }
    const wrong = Object.entries(contactProblems(sent, hasAddress))
    setOwnProblems(Object.fromEntries(wrong.map(([field, id]): [string, string] => [field, t(id)])))
    if (wrong.length > 0) {
      focusFirstWrong(form.current)
      return null
    }
    const changed = await checkout.set('mela.cart.set_address', onWire(sent, hasAddress))
    if (changed === null) return null
    if (hasAddress) deliverTo(sent.address.region)
    clearContact()
    saveTyped(sent.address)
    onDone()
    return changed
  }
  useImperativeHandle(ref, () => ({ save }))
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    void save()
  }
  // The delivery charge and date are known before the rest of the address is typed.
  const handleFound = async (region: PostalRegion) => {
    if (cart.address !== null) return
    const priced = await checkout.set('mela.cart.set_place', { postal_code: region.zipcode })
    if (priced !== null) deliverTo(region)
  }
  return (
    <form ref={form} className="stack" noValidate onSubmit={handleSubmit}>
      {chosenAddress !== null ? (
        <ProblemNote problem={addressProblemsOf(problems)} />
      ) : hasAddress ? (
        <AddressFields
          {...{ answers: answers.address, problems, hasTitle: false }}
          onFound={(region) => void handleFound(region)}
          onChange={(changes) => change((before) => ({ address: { ...before.address, ...changes } }))}
        />
      ) : (
        <NameAndPhone {...{ answers, problems }} onChange={(changes) => change(() => changes)} />
      )}
      {keeping.isAsked && (
        <Tick label={t('checkout.save_for_next')} isTicked={keeping.isWanted} onTick={keeping.setIsWanted} />
      )}
      <InvoiceFields {...{ answers, problems }} onChange={(changes) => change(() => changes)} />
      <div>
        <button className="button line" aria-disabled={checkout.isBusy}>
          {t(hasAddress ? 'checkout.use_address' : 'checkout.use_contact')}
        </button>
      </div>
    </form>
  )
}

const addressProblemsOf = ({ email: _email, gstin: _gstin, ...ofAddress }: ContactProblems): string =>
  Object.values(ofAddress)[0] ?? ''

interface NameProps {
  answers: ReturnType<typeof answersIn>
  problems: ContactProblems
  onChange: (changes: Partial<ReturnType<typeof answersIn>>) => void
}

function NameAndPhone({ answers: { address }, problems, onChange }: NameProps) {
  const t = useTranslate()
  return (
    <>
      <TextBox
        {...{ label: t('checkout.name'), value: address.contact_name, problem: problems.contact_name }}
        {...{ autoComplete: 'name', longest: 80 }}
        onType={(contact_name) => onChange({ address: { ...address, contact_name } })}
      />
      <TextBox
        {...{ label: t('checkout.phone'), value: address.phone, problem: problems.phone }}
        {...{ type: 'tel', autoComplete: 'tel', longest: 20 }}
        onType={(phone) => onChange({ address: { ...address, phone } })}
      />
    </>
  )
}

interface AddressSaving {
  isAsked: boolean
  isWanted: boolean
  setIsWanted: (isWanted: boolean) => void
  /** Saves the typed address in the address book; the order does not wait for it, because the cart has the address. */
  saveTyped: (address: AddressAnswers) => void
}

function useAddressSaving(isTyped: boolean): AddressSaving {
  const t = useTranslate()
  const { showToast } = useShellActions()
  const { isSignedOut } = useOwnCall(addressesCall)
  const saveAddress = useSaveAddress()
  const [isWanted, setIsWanted] = useState(true)
  const isAsked = isTyped && !isSignedOut
  const saveTyped = (address: AddressAnswers) => {
    if (!isAsked || !isWanted) return
    saveAddress(null, address).then(
      () => showToast(t('address.saved')),
      (error: unknown) => showToast(refusal(error, t('checkout.address_not_saved'))),
    )
  }
  return { isAsked, isWanted, setIsWanted, saveTyped }
}

interface InvoiceFieldsProps {
  answers: ContactAnswers
  problems: { email?: string; gstin?: string }
  onChange: (changes: Partial<ContactAnswers>) => void
}

function InvoiceFields({ answers, problems, onChange }: InvoiceFieldsProps) {
  const t = useTranslate()
  return (
    <>
      <TextBox
        {...{ label: t('checkout.email'), help: t('checkout.email_help'), value: answers.email }}
        {...{ problem: problems.email, type: 'email', autoComplete: 'email', isOptional: true }}
        onType={(email) => onChange({ email })}
      />
      <Tick
        label={t('checkout.business_buys')}
        isTicked={answers.isBusiness}
        onTick={(isBusiness) => onChange({ isBusiness })}
      />
      {answers.isBusiness && (
        <TextBox
          {...{ label: t('checkout.gstin'), help: t('checkout.gstin_help'), value: answers.gstin }}
          {...{ problem: problems.gstin, longest: 15 }}
          onType={(gstin) => onChange({ gstin })}
        />
      )}
    </>
  )
}
