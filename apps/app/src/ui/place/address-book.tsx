import { useRef, useState, type RefObject } from 'react'
import { useOwnCall } from '../../data/query/use-own-call.ts'
import { useTranslate } from '../../language/text.ts'
import { useAction } from '#client/react'
import { ProblemNote, refusal } from '../problem-note.tsx'
import { useShellActions } from '../shell-actions.ts'
import { Shown } from '../state/answer-states.tsx'
import { addressAnswers, emptyAddress, type AddressAnswers } from './address-answers.ts'
import { AddressForm } from './address-form.tsx'
import { calledOf, AddressLines } from './address-lines.tsx'
import {
  addressesCall,
  removeAddress,
  setDefaultAddress,
  type Address,
  type AddressList,
} from './place-calls.ts'
import { useSaveAddress, useNewerAddresses } from './use-addresses.ts'
import styles from './place.module.css'

interface Props {
  choice?: { readonly chosen: string | null; readonly onChoose: (address: Address) => void }
}

export function AddressBook({ choice }: Props) {
  const t = useTranslate()
  const { query, isSignedOut } = useOwnCall(addressesCall)
  if (isSignedOut) return null
  return (
    <Shown query={query} loading={<p className="small dim">{t('states.loading')}</p>}>
      {(list) => <Book list={list} choice={choice} />}
    </Shown>
  )
}

type Written = { readonly of: Address | null } | null

function Book({ list: { addresses, most }, choice }: { list: AddressList; choice: Props['choice'] }) {
  const t = useTranslate()
  const { showToast } = useShellActions()
  const take = useNewerAddresses()
  const saveAddress = useSaveAddress()
  const [written, setWritten] = useState<Written>(null)
  const adding = useRef<HTMLButtonElement>(null)
  // The focused element was removed: a permanent one takes the focus.
  const giveFocusBack = () => requestAnimationFrame(() => adding.current?.focus())
  const asking = useAction((error) => refusal(error, t('address.failed')))
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
      <ul className={styles.addressList} aria-label={t('address.title')}>
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
          first={written.of ? addressAnswers(written.of) : emptyAddress}
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

interface AddressCardProps {
  address: Address
  choice?: { readonly chosen: string | null; readonly onChoose: (address: Address) => void } | undefined
  isBusy: boolean
  onChange: () => void
  onDefault: () => void
  onRemove: () => void
}

function AddressCard({ address, choice, isBusy, onChange, onDefault, onRemove }: AddressCardProps) {
  const t = useTranslate()
  const [isLeaving, setIsLeaving] = useState(false)
  const called = calledOf(address)
  return (
    <article className={`card padded ${styles.addressCard}`} aria-label={called}>
      <Head {...{ address, choice }} />
      {isLeaving ? (
        <div role="alert" className="stack">
          <p>{t('address.remove_sure', { address: called })}</p>
          <div className={styles.addressActions}>
            <AddressAction label={t('address.remove_now')} isBusy={isBusy} onDo={onRemove} />
            <AddressAction label={t('alerts.cancel')} onDo={() => setIsLeaving(false)} />
          </div>
        </div>
      ) : (
        <div className={styles.addressActions}>
          <AddressAction
            label={t('address.change')}
            name={t('address.change_named', { address: called })}
            onDo={onChange}
          />
          <AddressAction
            label={t('address.remove')}
            name={t('address.remove_named', { address: called })}
            onDo={() => setIsLeaving(true)}
          />
          {address.is_default === 0 && (
            <AddressAction
              label={t('address.make_default')}
              name={t('address.make_default_named', { address: called })}
              {...{ isBusy, onDo: onDefault }}
            />
          )}
        </div>
      )}
    </article>
  )
}

function Head({ address, choice }: Pick<AddressCardProps, 'address' | 'choice'>) {
  const t = useTranslate()
  const lines = (
    <span className={styles.addressCard}>
      <span className="row">
        <b className="bold">{calledOf(address)}</b>
        {address.is_default === 1 && <span className="badge brand">{t('address.default')}</span>}
      </span>
      <AddressLines address={address} />
    </span>
  )
  if (!choice) return lines
  return (
    <label className={styles.addressPick}>
      <input
        type="radio"
        name="address"
        checked={choice.chosen === address.name}
        onChange={() => choice.onChoose(address)}
      />
      {lines}
    </label>
  )
}

interface AddressActionProps {
  label: string
  name?: string
  isBusy?: boolean
  onDo: () => void
}

function AddressAction({ label, name, isBusy = false, onDo }: AddressActionProps) {
  return (
    <button type="button" className="text-link" aria-label={name} aria-disabled={isBusy} onClick={onDo}>
      {label}
    </button>
  )
}
