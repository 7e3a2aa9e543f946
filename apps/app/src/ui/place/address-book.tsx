import { useRef, useState, type RefObject } from 'react'
import { useOwnAnswer } from '../../data/query/use-own-answer.ts'
import { useTranslate } from '../../language/text.ts'
import { ProblemNote } from '../state/problem-note.tsx'
import { useAsking } from '../proof/use-asking.ts'
import { refusal } from '../refusal.ts'
import { useShellActions } from '../shell-actions.ts'
import { Shown } from '../state/shown.tsx'
import { answersOf, emptyAddress, type AddressAnswers } from './address-answers.ts'
import { AddressCard } from './address-card.tsx'
import { AddressForm } from './address-form.tsx'
import { calledOf } from './address-lines.tsx'
import './place.css'
import {
  addressesCall,
  removeAddress,
  setDefaultAddress,
  type Address,
  type AddressList,
} from './place-calls.ts'
import { useSaveAddress, useNewerAddresses } from './use-newer-addresses.ts'

interface Props {
  /** Where one of them is chosen, as at the checkout; without it they are only kept. */
  choice?: { readonly chosen: string | null; readonly onChoose: (address: Address) => void }
}

/** The addresses of whoever is signed in: add, change, remove, make one the default, or choose one. */
export function AddressBook({ choice }: Props) {
  const t = useTranslate()
  const { query, isSignedOut } = useOwnAnswer(addressesCall)
  if (isSignedOut) return null
  return (
    <Shown query={query} loading={<p className="small dim">{t('states.loading')}</p>}>
      {(list) => <Book list={list} choice={choice} />}
    </Shown>
  )
}

/** Which address is written: none, a new one, or one that is kept. */
type Written = { readonly of: Address | null } | null

function Book({ list: { addresses, most }, choice }: { list: AddressList; choice: Props['choice'] }) {
  const t = useTranslate()
  const { showToast } = useShellActions()
  const take = useNewerAddresses()
  const saveAddress = useSaveAddress()
  const [written, setWritten] = useState<Written>(null)
  const adding = useRef<HTMLButtonElement>(null)
  // What had the focus is gone: it goes to what is always there.
  const giveFocusBack = () => requestAnimationFrame(() => adding.current?.focus())
  const asking = useAsking((error) => refusal(error, t('address.failed')))
  const step = (change: () => Promise<AddressList>, done: string) =>
    void asking.ask(async () => {
      take(await change())
      showToast(done)
      giveFocusBack()
    })
  const close = () => {
    setWritten(null)
    giveFocusBack()
  }
  const save = async (answers: AddressAnswers) => {
    const saved = await saveAddress(written?.of ?? null, answers)
    close()
    showToast(t('address.saved'))
    const savedAddress = saved.addresses.find(({ name }) => name === saved.name)
    if (savedAddress) choice?.onChoose(savedAddress)
  }
  return (
    <div className="stack">
      {addresses.length === 0 && written === null && (
        <p className="dim">
          <b className="mid">{t('address.none_title')}.</b> {t('address.none_text')}
        </p>
      )}
      <ul className="address-list" aria-label={t('address.title')}>
        {addresses.map((address) => (
          <li key={address.name}>
            <AddressCard
              {...{ address, choice }}
              isBusy={asking.isBusy}
              onChange={() => setWritten({ of: address })}
              onDefault={() => step(() => setDefaultAddress(address.name), t('address.saved'))}
              onRemove={() => step(() => removeAddress(address.name), t('address.removed'))}
            />
          </li>
        ))}
      </ul>
      <ProblemNote problem={asking.problem} />
      {written === null ? (
        <Adding button={adding} isFull={addresses.length >= most} onAdd={() => setWritten({ of: null })} />
      ) : (
        <AddressForm
          key={written.of?.name ?? ''}
          first={written.of ? answersOf(written.of) : emptyAddress}
          title={written.of ? t('address.change_named', { address: calledOf(written.of) }) : t('address.new')}
          onSave={save}
          onCancel={close}
        />
      )}
    </div>
  )
}

interface AddingProps {
  button: RefObject<HTMLButtonElement | null>
  isFull: boolean
  onAdd: () => void
}

function Adding({ button, isFull, onAdd }: AddingProps) {
  const t = useTranslate()
  if (isFull) return <p className="small dim">{t('address.full')}</p>
  return (
    <div>
      <button ref={button} type="button" className="button line" onClick={onAdd}>
        {t('address.add')}
      </button>
    </div>
  )
}
