import { spacedPhone } from '#meta'
import { useEffect, useRef, useState } from 'react'
import { useAccount } from '../../data/account.ts'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { shortDay } from '../../ui/text/date-text.ts'
import {
  addressIn,
  addressAnswers,
  emptyAddress,
  type AddressAnswers,
} from '../../ui/place/address-answers.ts'
import { AddressBook } from '../../ui/place/address-book.tsx'
import { AddressForm } from '../../ui/place/address-form.tsx'
import { AddressLines } from '../../ui/place/address-lines.tsx'
import { PlaceMessages } from '../../ui/added-catalogues.tsx'
import { useAction } from '#client/react'
import { ProblemNote, refusal } from '../../ui/problem-note.tsx'
import { Sheet, SheetFoot } from '../../ui/sheet/sheet.tsx'
import { useShellActions } from '../../ui/shell-actions.ts'
import { MoneyPreview } from './money-preview.tsx'
import { changeAddress, previewAddress, type AddressPreview, type Order } from './order-calls.ts'
import styles from '../../ui/place/place.module.css'

interface Props {
  order: Order
  opener: string
  /** Called with the changed order; null when it is unchanged. */
  onClosed: (order: Order | null) => void
}

type Sent = ReturnType<typeof addressIn>

interface Looked {
  address: Sent
  answers: AddressAnswers
  preview: AddressPreview
}

export function AddressSheet({ order, opener, onClosed }: Props) {
  const t = useTranslate()
  const [looked, setLooked] = useState<Looked | null>(null)
  const [first, setFirst] = useState(() => answersFrom(order))
  const look = async (answers: AddressAnswers) => {
    const address = addressIn(answers)
    setLooked({ address, answers, preview: await previewAddress(opener, address) })
  }
  return (
    <PlaceMessages>
      <Sheet title={t('orders.change_address')} onClose={() => onClosed(null)}>
        {looked === null ? (
          <Asked {...{ first, look }} isOwn={order.acting_for === null} />
        ) : (
          <Confirm
            {...{ order, opener, looked, onClosed }}
            onBack={() => {
              setFirst(looked.answers)
              setLooked(null)
            }}
          />
        )}
      </Sheet>
    </PlaceMessages>
  )
}

const textOf = (address: Order['address'], field: string): string => {
  const value = address[field]
  return typeof value === 'string' ? value : ''
}

function answersFrom({ address, contact_name, phone }: Order): AddressAnswers {
  const of = (field: string) => textOf(address, field)
  return {
    ...emptyAddress,
    contact_name: of('contact_name') || contact_name,
    phone: spacedPhone(of('phone') || phone),
    ...{ address_line1: of('address_line1'), address_line2: of('address_line2'), landmark: of('landmark') },
    region: {
      ...emptyAddress.region,
      ...{ zipcode: of('zipcode'), city: of('city'), state: of('state'), country: of('country') || 'IN' },
      isCityFree: true,
    },
  }
}

interface AskedProps {
  first: AddressAnswers
  isOwn: boolean
  look: (answers: AddressAnswers) => Promise<void>
}

function Asked({ first, isOwn, look }: AskedProps) {
  const t = useTranslate()
  const hasBook = useAccount() !== null && isOwn
  const asking = useAction((error) => refusal(error, t('orders.failed')))
  return (
    <>
      {hasBook && (
        <AddressBook
          choice={{
            chosen: null,
            onChoose: (address) => void asking.ask(() => look(addressAnswers(address))),
          }}
        />
      )}
      <ProblemNote problem={asking.problem} />
      <AddressForm
        {...{ first, isSaved: false }}
        title={t('orders.address_title')}
        verb={t('orders.address_see')}
        onSave={look}
      />
    </>
  )
}

interface ConfirmProps extends Props {
  looked: Looked
  onBack: () => void
}

function Confirm({ order, opener, looked, onClosed, onBack }: ConfirmProps) {
  const t = useTranslate()
  const shell = useShellActions()
  const { language } = useVisit()
  const heading = useRef<HTMLHeadingElement>(null)
  const asking = useAction((error) => refusal(error, t('orders.failed')))
  useEffect(() => heading.current?.focus(), [])
  const { address, preview } = looked
  const handleSend = () =>
    void asking.ask(async () => {
      const changed = await changeAddress(opener, address, preview.total_after)
      shell.showToast(t('orders.address_done'))
      onClosed(changed)
    })
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {t('orders.address_confirm')}
      </h3>
      <p className={styles.addressKnown}>
        <AddressLines address={address} />
      </p>
      {preview.promised_by && (
        <p className="small mid">{t('orders.comes_by', { day: shortDay(preview.promised_by, language) })}</p>
      )}
      <AddressMoney {...{ order, preview }} />
      <ProblemNote problem={asking.problem} />
      <SheetFoot>
        <button type="button" className="button line" onClick={onBack}>
          {t('orders.address_again')}
        </button>
        <button type="button" className="button" aria-disabled={asking.isBusy} onClick={handleSend}>
          {t(asking.isBusy ? 'orders.sending' : 'orders.address_now')}
        </button>
      </SheetFoot>
    </>
  )
}

function AddressMoney({ order, preview }: { order: Order; preview: AddressPreview }) {
  const t = useTranslate()
  const { shipping_before, shipping_after, refund_amount, due } = preview
  if (shipping_before === shipping_after) return <p>{t('orders.address_same')}</p>
  const rows = [
    { label: t('orders.delivery_before'), amount: shipping_before },
    { label: t('orders.delivery_after'), amount: shipping_after, isTotal: true },
    { label: t('orders.comes_back'), amount: refund_amount },
    { label: t('orders.still_due'), amount: due },
  ]
  return <MoneyPreview rows={rows} currency={order.currency} problem="" isAsking={false} />
}
