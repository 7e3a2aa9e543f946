import { useState } from 'react'
import { useTranslate } from '../../language/text.ts'
import { AddressLines, calledOf } from './address-lines.tsx'
import type { Address } from './place-calls.ts'

interface Props {
  address: Address
  choice?: { readonly chosen: string | null; readonly onChoose: (address: Address) => void } | undefined
  isBusy: boolean
  onChange: () => void
  onDefault: () => void
  onRemove: () => void
}

/** One address with what can be done with it; removing it is asked once more. */
export function AddressCard({ address, choice, isBusy, onChange, onDefault, onRemove }: Props) {
  const t = useTranslate()
  const [isLeaving, setIsLeaving] = useState(false)
  const called = calledOf(address)
  return (
    <article className="card padded address-card" aria-label={called}>
      <Head {...{ address, choice }} />
      {isLeaving ? (
        <div role="alert" className="stack">
          <p>{t('address.remove_sure', { address: called })}</p>
          <div className="address-ways">
            <AddressAction label={t('address.remove_now')} isBusy={isBusy} onDo={onRemove} />
            <AddressAction label={t('alerts.cancel')} onDo={() => setIsLeaving(false)} />
          </div>
        </div>
      ) : (
        <div className="address-ways">
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

function Head({ address, choice }: Pick<Props, 'address' | 'choice'>) {
  const t = useTranslate()
  const lines = (
    <span className="address-card">
      <span className="row">
        <b className="bold">{calledOf(address)}</b>
        {address.is_default === 1 && <span className="badge brand">{t('address.default')}</span>}
      </span>
      <AddressLines address={address} />
    </span>
  )
  if (!choice) return lines
  return (
    <label className="address-pick">
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
  /** What it does, with the address in it, for those who hear it alone. */
  name?: string
  isBusy?: boolean
  onDo: () => void
}

function AddressAction({ label, name, isBusy = false, onDo }: AddressActionProps) {
  return (
    <button type="button" className="postal-way" aria-label={name} aria-disabled={isBusy} onClick={onDo}>
      {label}
    </button>
  )
}
