import { Button, TextInput } from '@mantine/core'
import { useState, type SubmitEvent } from 'react'
import type { MessageId } from '#design/messages'
import { toDecimal } from '#meta'
import { manualPaymentMethods, type ManualPaymentMethod } from '../../../data/money/manual-payments.ts'
import { minorOf, readAmount, typedAmount } from '../../../data/money/amounts.ts'
import { useMoneyCall } from '../../../data/money/payment-calls.ts'
import { toMelaError } from '../../../data/query-client.ts'
import { DayPicker } from '../../../fields/date/day-picker.tsx'
import { refusalText } from '../../../language/refusal-text.ts'
import { useTranslate } from '../../../language/translate.ts'
import { todayHere } from '../../../ui/dates.ts'
import { Sheet } from '../../../ui/overlay/dialog.tsx'
import { AmountField, amountProblems, ChoiceCards } from '../sheet-fields.tsx'
import {
  manualPaymentArguments,
  manualPaymentProblems,
  fieldsOfMethod,
  type ManualPaymentFieldName,
  type ManualPaymentForm,
} from './manual-payment-form.ts'
import {
  DocumentChoice,
  noDocument,
  type ChosenDocument,
  DueText,
  useChosenDue,
} from '../document-choice.tsx'
import { PaymentRecorded, type RecordedPayment } from './recorded-payment.tsx'
import { useMoney, useTypeLabel } from '../use-money.ts'
import styles from '../money-sheets.module.css'

const references: Readonly<Record<Exclude<ManualPaymentMethod, 'cash'>, MessageId>> = {
  cheque: 'money.reference_cheque',
  bank: 'money.reference_bank',
  UPI: 'money.reference_upi',
}

const begin = (document: ChosenDocument): ManualPaymentForm => ({
  ...{ document, amount: '', method: 'cash', reference_number: '', bank: '', cheque_date: '' },
  ...{ received_on: todayHere(), isOtherAccount: false },
})

function useManualPaymentForm(document: ChosenDocument, onRecorded: (recorded: RecordedPayment) => void) {
  const t = useTranslate()
  const money = useMoney()
  const [form, setForm] = useState(() => begin(document))
  const [wasSent, setSent] = useState(false)
  const [key] = useState(() => crypto.randomUUID())
  const take = useMoneyCall('mela.manual_payments.receive')
  const options = useChosenDue(form.document)
  const due = options?.due ?? null
  // The balance due is preset until another amount is typed.
  const filled: ManualPaymentForm = {
    ...form,
    amount: form.amount === '' && due ? typedAmount(minorOf(due.amount)) : form.amount,
  }
  const most = due ? minorOf(due.amount) : Number.POSITIVE_INFINITY
  const problems = manualPaymentProblems(filled, most)
  const refusal = take.error ? toMelaError(take.error) : null

  const errorOf = (field: ManualPaymentFieldName): string | null => {
    if (refusal?.field === field) return refusal.message
    const problem = wasSent ? problems[field] : undefined
    if (problem === undefined) return null
    if (field !== 'amount') return t('money.field_missing')
    return t(amountProblems[problem], { amount: money(toDecimal(most)) })
  }
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setSent(true)
    if (Object.keys(problems).length > 0) return
    take.mutate(manualPaymentArguments(filled, key), { onSuccess: onRecorded })
  }
  const change = (changes: Partial<ManualPaymentForm>) => setForm((before) => ({ ...before, ...changes }))
  return {
    form: filled,
    minor: readAmount(filled.amount, most).minor,
    change,
    errorOf,
    refusal,
    take,
    handleSubmit,
  }
}

type FormState = ReturnType<typeof useManualPaymentForm>

function OtherAccount({ form, change, refusal }: Pick<FormState, 'form' | 'change' | 'refusal'>) {
  const t = useTranslate()
  if (refusal?.code !== 'manual_payments.same_cheque' && !form.isOtherAccount) return null
  return (
    <label className="tick-line">
      <input
        className="tick"
        type="checkbox"
        checked={form.isOtherAccount}
        onChange={(event) => change({ isOtherAccount: event.currentTarget.checked })}
      />
      {t('money.other_account')}
    </label>
  )
}

function MethodFields({ form, change, errorOf }: Pick<FormState, 'form' | 'change' | 'errorOf'>) {
  const t = useTranslate()
  const { method } = form
  if (method === 'cash') return null
  const shown = fieldsOfMethod[method]
  return (
    <>
      <TextInput
        className="num"
        label={t(references[method])}
        autoComplete="off"
        inputMode={method === 'cheque' ? 'numeric' : 'text'}
        maxLength={40}
        aria-required
        value={form.reference_number}
        error={errorOf('reference_number')}
        onChange={(event) => change({ reference_number: event.currentTarget.value })}
      />
      {shown.includes('bank') && (
        <TextInput
          label={t('money.bank')}
          autoComplete="off"
          maxLength={80}
          aria-required
          value={form.bank}
          error={errorOf('bank')}
          onChange={(event) => change({ bank: event.currentTarget.value })}
        />
      )}
      {shown.includes('cheque_date') && (
        <DayPicker
          name="cheque_date"
          isInTable={false}
          labelled={{ label: t('money.cheque_date'), error: errorOf('cheque_date'), 'aria-required': true }}
          value={form.cheque_date}
          onChange={(cheque_date) => change({ cheque_date })}
          onBlur={() => undefined}
        />
      )}
    </>
  )
}

const placed: ReadonlySet<string> = new Set<ManualPaymentFieldName>([
  ...(['document', 'amount', 'reference_number', 'bank', 'cheque_date', 'received_on'] as const),
])

interface FormProps {
  document: ChosenDocument
  onRecorded: (recorded: RecordedPayment) => void
}

function TakeForm({ document, onRecorded }: FormProps) {
  const t = useTranslate()
  const money = useMoney()
  const labelOf = useTypeLabel('Manual Payment')
  const state = useManualPaymentForm(document, onRecorded)
  const { form, minor, change, errorOf, refusal, take, handleSubmit } = state
  return (
    <form className={styles.sheetForm} noValidate onSubmit={handleSubmit}>
      <DocumentChoice
        chosen={form.document}
        error={errorOf('document')}
        onChoose={(chosen) => change({ document: chosen, amount: '' })}
      />
      <DueText chosen={form.document} />
      <AmountField
        label={t('money.amount')}
        typed={form.amount}
        error={errorOf('amount')}
        onType={(amount) => change({ amount })}
      />
      <ChoiceCards
        legend={t('money.take_how')}
        chosen={form.method}
        onChoose={(method) => change({ method })}
        choices={manualPaymentMethods.map((method) => ({ value: method, title: labelOf(method) }))}
      />
      <MethodFields {...state} />
      <OtherAccount {...state} />
      <DayPicker
        name="received_on"
        isInTable={false}
        labelled={{ label: t('money.received_on'), error: errorOf('received_on') }}
        value={form.received_on}
        onChange={(received_on) => change({ received_on })}
        onBlur={() => undefined}
      />
      {refusal && !placed.has(refusal.field) && (
        <p className="notice bad" role="alert">
          {refusalText(refusal, t)}
        </p>
      )}
      <Button type="submit" loading={take.isPending}>
        {minor === null ? t('money.take') : t('money.take_verb', { amount: money(toDecimal(minor)) })}
      </Button>
    </form>
  )
}

interface Props {
  isOpen: boolean
  document?: ChosenDocument
  onClose: () => void
}

export function ManualPaymentSheet({ isOpen, document = noDocument, onClose }: Props) {
  const t = useTranslate()
  const [recorded, setRecorded] = useState<RecordedPayment | null>(null)
  const close = () => {
    onClose()
    setRecorded(null)
  }
  return (
    <Sheet isOpen={isOpen} title={t('money.take')} onClose={close}>
      {isOpen && recorded && (
        <PaymentRecorded payment={recorded} onAnother={() => setRecorded(null)} onDone={close} />
      )}
      {isOpen && !recorded && <TakeForm document={document} onRecorded={setRecorded} />}
    </Sheet>
  )
}
