import { Button, TextInput } from '@mantine/core'
import { useState, type SubmitEvent } from 'react'
import type { MessageId } from '#design/messages'
import {
  payOutMethods,
  useWantedPayee,
  type CounterRefund,
  type PayOutMethod,
  type WantedPayee,
} from '../../data/money/counter.ts'
import { useMoneyCall } from '../../data/money/payment-acts.ts'
import { asMelaError } from '../../data/query-client.ts'
import { refusalWords } from '../../language/refusal-words.ts'
import { useSay } from '../../language/say.ts'
import { Failed } from '../../ui/failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Sheet } from '../../ui/dialog.tsx'
import { useToast } from '../../ui/toast.ts'
import { ChoiceCards } from './choice-cards.tsx'
import { PayeeFields, type Payee } from './payee-fields.tsx'
import { useMoney } from './use-money.ts'
import { useTypeWord } from './use-type-word.ts'

interface Props {
  refund: CounterRefund
  onClose: () => void
}

const references: Readonly<Record<Exclude<PayOutMethod, 'cash'>, MessageId>> = {
  bank: 'money.reference_bank',
  UPI: 'money.reference_upi',
}

function PayOutForm({ refund: { name, amount }, wanted, onClose }: Props & { wanted: WantedPayee }) {
  const say = useSay()
  const money = useMoney()
  const toast = useToast()
  const word = useTypeWord('Counter Refund')
  const [method, setMethod] = useState<PayOutMethod>(wanted.method)
  const [reference, setReference] = useState('')
  const [payee, setPayee] = useState<Payee>(wanted.payee)
  const [wasSent, setSent] = useState(false)
  const pay = useMoneyCall('mela.counter.pay_out')
  const isMissing = method !== 'cash' && reference.trim() === ''
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setSent(true)
    if (isMissing) return
    const reference_number = method === 'cash' ? null : reference.trim()
    const onSuccess = () => {
      toast(say('money.paid_out', { amount: money(amount), number: name }))
      onClose()
    }
    pay.mutate({ name, method, reference_number, ...(method === 'cash' ? {} : payee) }, { onSuccess })
  }
  const refusal = pay.error ? asMelaError(pay.error) : null
  const problem = refusal && { field: refusal.field, text: refusalWords(refusal, say) }
  return (
    <form className="sheet-form" noValidate onSubmit={handleSubmit}>
      <ChoiceCards
        legend={say('money.paid_out_how')}
        chosen={method}
        onChoose={setMethod}
        choices={payOutMethods.map((value) => ({ value, title: word(value) }))}
      />
      {wanted.isSaid && (
        <p className="small dim">{say('money.payee_request', { method: word(wanted.method) })}</p>
      )}
      <PayeeFields method={method} payee={payee} problem={problem} onType={setPayee} />
      {method !== 'cash' && (
        <TextInput
          className="num"
          label={say(references[method])}
          autoComplete="off"
          maxLength={40}
          aria-required
          value={reference}
          error={wasSent && isMissing ? say('money.field_missing') : null}
          onChange={(event) => setReference(event.currentTarget.value)}
        />
      )}
      {problem && (
        <p className="notice bad" role="alert">
          {problem.text}
        </p>
      )}
      <Button type="submit" loading={pay.isPending}>
        {say('money.pay_out_verb', { amount: money(amount) })}
      </Button>
    </form>
  )
}

/** The form begins with what the payer said: it waits until that is known. */
function PayOutAsked(props: Props) {
  const { data, error, refetch } = useWantedPayee(props.refund.name)
  if (error && !data) return <Failed error={asMelaError(error)} onRetry={() => void refetch()} />
  return data ? <PayOutForm {...props} wanted={data} /> : <Skeleton rows={3} height={48} />
}

/** Writes down that money was given back by hand, and how. */
export function PayOutSheet({ refund, isOpen, onClose }: Props & { isOpen: boolean }) {
  const say = useSay()
  return (
    <Sheet isOpen={isOpen} title={say('money.pay_out_title', { payer: refund.payer_name })} onClose={onClose}>
      {isOpen && <PayOutAsked refund={refund} onClose={onClose} />}
    </Sheet>
  )
}
