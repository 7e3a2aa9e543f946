import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useVisit } from '../../data/visit.ts'
import { useSay, type Say } from '../../language/text.ts'
import { shortDay } from '../../ui/date-text.ts'
import { randomKey } from '../../ui/form/random-key.ts'
import { ProblemNote } from '../../ui/problem-note.tsx'
import { useAsking } from '../../ui/proof/use-asking.ts'
import { useShellActions } from '../../ui/shell-actions.ts'
import { ExchangeField, ResolutionField } from './exchange-field.tsx'
import { MoneyPreview } from './money-preview.tsx'
import { askReturn, previewReturn, type Order, type OrderParcel, type ReturnPreview } from './order-calls.ts'
import { PiecesChoice } from './pieces-choice.tsx'
import { RefundToFields } from './refund-to/refund-to-fields.tsx'
import { useRefundTo } from './refund-to/use-refund-to.ts'
import { NoteField, ReasonField } from './return-fields.tsx'
import { ReturnPhotos } from './return-photos.tsx'
import { usePreview } from './use-preview.ts'
import { useReturning } from './use-returning.ts'

interface Props {
  order: Order
  opener: string
  parcel: OrderParcel
  /** With the order as it is then; null when nothing was asked. */
  onDone: (order: Order | null) => void
}

/** What goes back of a parcel, why, and what is wanted for it. */
export function ReturnForm({ order: { currency, refund_to }, opener, parcel, onDone }: Props) {
  const say = useSay()
  const shell = useShellActions()
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useReturning(opener, parcel)
  const { items, reason, resolution, chosen, canExchange, isWhole } = form
  const [note, setNote] = useState('')
  const [photos, setPhotos] = useState<readonly string[]>([])
  const [isSent, setIsSent] = useState(false)
  const key = useRef(randomKey())
  const refundTo = useRefundTo(refund_to)
  const money = useReturnMoney(opener, form)
  const byHand = money.value?.by_hand ?? 0
  const asking = useAsking(refundTo.refused)
  useEffect(() => heading.current?.focus(), [])
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsSent(true)
    if (items.length === 0 || !isWhole) return
    const sent = byHand > 0 ? refundTo.sent : {}
    const asked = { items, reason, resolution, note, photos, idempotency_key: key.current, ...sent }
    void asking.ask(async () => {
      const order = await askReturn(opener, asked)
      shell.tell(say('orders.back_done'))
      onDone(order)
    })
  }
  return (
    <form className="stack return-form" onSubmit={handleSubmit} noValidate>
      <h3 ref={heading} tabIndex={-1}>
        {say('orders.back_title')}
      </h3>
      <WhatGoes {...{ form, isSent }} />
      <ReasonField reason={reason} onChange={form.setReason} />
      {canExchange && <ResolutionField resolution={resolution} onChange={form.setResolution} />}
      {resolution === 'exchange' &&
        chosen.map((line) => (
          <ExchangeField
            key={line.name}
            {...{ line, currency, choices: form.choicesOf(line), chosen: form.wantedFor(line) }}
            onChange={(variant) => form.setWanted(line, variant)}
          />
        ))}
      {isSent && !isWhole && <Missing words={say('orders.exchange_need')} />}
      <NoteField note={note} onChange={setNote} />
      <ReturnPhotos {...{ opener, photos }} onChange={setPhotos} />
      <ReturnMoney {...{ currency, money }} />
      {byHand > 0 && <RefundToFields {...{ refundTo }} back={{ amount: byHand, currency }} canWait />}
      <ProblemNote problem={asking.problem} />
      <div className="order-ways">
        <button className="button" aria-disabled={asking.isBusy}>
          {say(asking.isBusy ? 'orders.sending' : 'orders.back_ask')}
        </button>
        <button type="button" className="button line" onClick={() => onDone(null)}>
          {say('alerts.cancel')}
        </button>
      </div>
    </form>
  )
}

type Returning = ReturnType<typeof useReturning>

const Missing = ({ words }: { words: string }) => (
  <p className="error" role="alert">
    {words}
  </p>
)

function WhatGoes({ form, isSent }: { form: Returning; isSent: boolean }) {
  const say = useSay()
  const { language } = useVisit()
  return (
    <fieldset className="stack plain-group">
      <legend className="mid">{say('orders.back_what')}</legend>
      {form.lines.map((line) => {
        const until = line.return_until
        const note = until && say('orders.back_until', { day: shortDay(until, language) })
        return (
          <PiecesChoice
            key={line.name}
            {...{ title: line.title, note, most: line.returnable, quantity: form.piecesOf(line) }}
            onChange={(count) => form.setPieces(line, count)}
          />
        )
      })}
      {isSent && form.items.length === 0 && <Missing words={say('orders.back_choose')} />}
    </fieldset>
  )
}

/** What was not paid yet does not come back: it is not owed any more. */
function sumOf({ exchange, back, due, taken_off }: ReturnPreview, say: Say) {
  if (exchange > 0 && due > 0) return { label: say('orders.pay_more'), amount: due }
  if (back === 0 && taken_off > 0) return { label: say('orders.deducted'), amount: taken_off }
  return { label: say('orders.comes_back'), amount: back }
}

/** What it would come to, asked for again with each choice. */
function useReturnMoney(opener: string, { items, reason, resolution, isWhole }: Returning) {
  const asked = { items, reason, resolution }
  const question = items.length === 0 || !isWhole ? null : JSON.stringify(asked)
  return usePreview(question, () => previewReturn(opener, asked))
}

interface MoneyProps {
  currency: string
  money: ReturnType<typeof useReturnMoney>
}

/** What it comes to once the stall has what goes back. */
function ReturnMoney({ currency, money: { value, problem, isAsking } }: MoneyProps) {
  const say = useSay()
  const rows = value && [
    { label: say('orders.items'), amount: value.goods },
    { label: say('orders.delivery'), amount: value.delivery },
    { label: say('orders.fee'), amount: value.fee },
    { label: say('orders.exchange_sum'), amount: value.exchange },
    { ...sumOf(value, say), isTotal: true },
    { label: say('orders.still_due'), amount: value.exchange > 0 ? 0 : value.due },
  ]
  return (
    <>
      <MoneyPreview {...{ rows, currency, problem, isAsking }} />
      {value && <p className="small dim">{say('orders.when_received')}</p>}
    </>
  )
}
