import { useEffect, useRef, useState, type SubmitEvent, useId } from 'react'
import { useVisit } from '../../../data/visit.ts'
import { useTranslate, type Translate } from '../../../language/text.ts'
import { shortDay } from '../../../ui/text/date-text.ts'
import { randomKey } from '../../../ui/form/random-key.ts'
import { useAction } from '#client/react'
import { ProblemNote } from '../../../ui/problem-note.tsx'
import { useShellActions } from '../../../ui/shell-actions.ts'
import { ResolutionField, ReturnPhotos } from './return-fields.tsx'
import { MoneyPreview, usePreview } from '../money-preview.tsx'
import { VariantField } from '../variant-field.tsx'
import {
  askReturn,
  previewReturn,
  type Order,
  type OrderFulfilment,
  type ReturnPreview,
  readExchanges,
  type ExchangeChoice,
  type OrderLine,
  type Resolution,
  type ReturnItem,
  type ReturnReason,
} from '../order-calls.ts'
import { QuantityField } from '../quantity-field.tsx'
import { RefundToFields, useRefundTo } from '../refund-to.tsx'
import { reasonLabels } from '../order-labels.ts'
import styles from '../orders.module.css'

const isReason = (value: string): value is ReturnReason => value in reasonLabels

interface ReasonProps {
  reason: ReturnReason
  onChange: (reason: ReturnReason) => void
}

function ReasonField({ reason, onChange }: ReasonProps) {
  const id = useId()
  const t = useTranslate()
  return (
    <div className="field">
      <label htmlFor={id}>{t('orders.back_why')}</label>
      <select
        id={id}
        className="input"
        value={reason}
        onChange={({ target }) => {
          if (isReason(target.value)) onChange(target.value)
        }}
      >
        {Object.entries(reasonLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {t(label)}
          </option>
        ))}
      </select>
    </div>
  )
}

const longestNote = 1000

function NoteField({ note, onChange }: { note: string; onChange: (note: string) => void }) {
  const id = useId()
  const t = useTranslate()
  return (
    <div className="field">
      <label htmlFor={id}>
        {t('orders.back_note')} <span className="optional">{t('contact.optional')}</span>
      </label>
      <textarea
        id={id}
        className="input"
        rows={3}
        maxLength={longestNote}
        value={note}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className="help" id={`${id}-help`}>
        {t('orders.back_note_help')}
      </p>
    </div>
  )
}

interface Props {
  order: Order
  opener: string
  fulfilment: OrderFulfilment
  /** Called with the changed order; null when nothing was requested. */
  onDone: (order: Order | null) => void
}

export function ReturnForm({ order: { currency, refund_to }, opener, fulfilment, onDone }: Props) {
  const t = useTranslate()
  const shell = useShellActions()
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useReturning(opener, fulfilment)
  const { items, reason, resolution, chosen, canExchange, isWhole: isComplete } = form
  const [note, setNote] = useState('')
  const [photos, setPhotos] = useState<readonly string[]>([])
  const [isSent, setIsSent] = useState(false)
  const key = useRef(randomKey())
  const refundTo = useRefundTo(refund_to)
  const money = useReturnMoney(opener, form)
  const byHand = money.value?.by_hand ?? 0
  const asking = useAction(refundTo.problemOf, refundTo.handleRefused)
  useEffect(() => heading.current?.focus(), [])
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsSent(true)
    if (items.length === 0 || !isComplete) return
    const sent = byHand > 0 ? refundTo.sent : {}
    const asked = { items, reason, resolution, note, photos, idempotency_key: key.current, ...sent }
    void asking.ask(async () => {
      const order = await askReturn(opener, asked)
      shell.showToast(t('orders.back_done'))
      onDone(order)
    })
  }
  return (
    <form className={`stack ${styles.returnForm}`} onSubmit={handleSubmit} noValidate>
      <h3 ref={heading} tabIndex={-1}>
        {t('orders.back_title')}
      </h3>
      <WhatGoes {...{ form, isSent }} />
      <ReasonField reason={reason} onChange={form.setReason} />
      {canExchange && <ResolutionField resolution={resolution} onChange={form.setResolution} />}
      {resolution === 'exchange' &&
        chosen.map((line) => (
          <VariantField
            key={line.name}
            {...{ currency, title: line.title, choices: form.choicesOf(line), chosen: form.wantedFor(line) }}
            label={t('orders.exchange_for', { title: line.title })}
            prompt={t('orders.exchange_pick')}
            onChange={(variant) => form.setWanted(line, variant)}
          />
        ))}
      {isSent && !isComplete && <Missing text={t('orders.exchange_need')} />}
      <NoteField note={note} onChange={setNote} />
      <ReturnPhotos {...{ opener, photos }} onChange={setPhotos} />
      <ReturnMoney {...{ currency, money }} />
      {byHand > 0 && <RefundToFields {...{ refundTo }} back={{ amount: byHand, currency }} canWait />}
      <ProblemNote problem={asking.problem} />
      <div className={styles.orderActions}>
        <button className="button" aria-disabled={asking.isBusy}>
          {t(asking.isBusy ? 'orders.sending' : 'orders.back_ask')}
        </button>
        <button type="button" className="button line" onClick={() => onDone(null)}>
          {t('alerts.cancel')}
        </button>
      </div>
    </form>
  )
}

type Returning = ReturnType<typeof useReturning>

const Missing = ({ text }: { text: string }) => (
  <p className="error" role="alert">
    {text}
  </p>
)

function WhatGoes({ form, isSent }: { form: Returning; isSent: boolean }) {
  const t = useTranslate()
  const { language } = useVisit()
  return (
    <fieldset className={`stack ${styles.plainGroup}`}>
      <legend className="mid">{t('orders.back_what')}</legend>
      {form.lines.map((line) => {
        const until = line.return_until
        const note = until && t('orders.back_until', { day: shortDay(until, language) })
        return (
          <QuantityField
            key={line.name}
            {...{ title: line.title, note, most: line.returnable, quantity: form.quantityOf(line) }}
            onChange={(count) => form.setQuantities(line, count)}
          />
        )
      })}
      {isSent && form.items.length === 0 && <Missing text={t('orders.back_choose')} />}
    </fieldset>
  )
}

/** Returns the refund; an unpaid amount is not refunded but no longer owed. */
function sumOf(
  { exchange, refund_amount: refund, due, due_reduction: deduction }: ReturnPreview,
  t: Translate,
) {
  if (exchange > 0 && due > 0) return { label: t('orders.pay_more'), amount: due }
  if (refund === 0 && deduction > 0) return { label: t('orders.deducted'), amount: deduction }
  return { label: t('orders.comes_back'), amount: refund }
}

function useReturnMoney(opener: string, { items, reason, resolution, isWhole: isComplete }: Returning) {
  const asked = { items, reason, resolution }
  const question = items.length === 0 || !isComplete ? null : JSON.stringify(asked)
  return usePreview(question, () => previewReturn(opener, asked))
}

interface MoneyProps {
  currency: string
  money: ReturnType<typeof useReturnMoney>
}

function ReturnMoney({ currency, money: { value, problem, isAsking } }: MoneyProps) {
  const t = useTranslate()
  const rows = value && [
    { label: t('orders.items'), amount: value.goods },
    { label: t('orders.delivery'), amount: value.delivery },
    { label: t('orders.fee'), amount: value.fee },
    { label: t('orders.exchange_sum'), amount: -value.exchange },
    { ...sumOf(value, t), isTotal: true },
    { label: t('orders.still_due'), amount: value.exchange > 0 ? 0 : value.due },
  ]
  return (
    <>
      <MoneyPreview {...{ rows, currency, problem, isAsking }} />
      {value && <p className="small dim">{t('orders.when_received')}</p>}
    </>
  )
}

type ByLine<T> = Readonly<Record<string, T>>

function useReturning(opener: string, { name: fulfilment, lines: all }: OrderFulfilment) {
  const [quantities, setQuantities] = useState<ByLine<number>>({})
  const [reason, setReason] = useState<ReturnReason>('damaged')
  const [resolution, setResolution] = useState<Resolution>('refund')
  const [wanted, setWanted] = useState<ByLine<string>>({})
  const choices = useExchanges(opener, fulfilment)
  const lines = all.filter(({ returnable }) => returnable > 0)
  const chosen = lines.filter(({ name }) => (quantities[name] ?? 0) > 0)
  const choicesOf = ({ name }: OrderLine): readonly ExchangeChoice[] => choices[name] ?? []
  const items: readonly ReturnItem[] = chosen.map(({ name }) => ({
    ...{ line: name, quantity: quantities[name] ?? 0 },
    ...(resolution === 'exchange' ? { exchange_variant: wanted[name] ?? '' } : {}),
  }))
  const isComplete = resolution === 'refund' || chosen.every(({ name }) => (wanted[name] ?? '') !== '')
  return {
    ...{ lines, chosen, items, reason, setReason, resolution, setResolution, choicesOf },
    canExchange: chosen.length > 0 && chosen.every((line) => choicesOf(line).length > 0),
    isWhole: isComplete,
    quantityOf: ({ name }: OrderLine) => quantities[name] ?? 0,
    setQuantities: ({ name }: OrderLine, count: number) => setQuantities({ ...quantities, [name]: count }),
    wantedFor: ({ name }: OrderLine) => wanted[name] ?? '',
    setWanted: ({ name }: OrderLine, variant: string) => setWanted({ ...wanted, [name]: variant }),
  }
}

function useExchanges(opener: string, fulfilment: string): ByLine<readonly ExchangeChoice[]> {
  const [choices, setChoices] = useState<ByLine<readonly ExchangeChoice[]>>({})
  useEffect(() => {
    let isThere = true
    readExchanges(opener, fulfilment).then(
      ({ lines }) => {
        if (isThere) setChoices(Object.fromEntries(lines.map((one) => [one.line, one.choices])))
      },
      () => undefined,
    )
    return () => {
      isThere = false
    }
  }, [opener, fulfilment])
  return choices
}
