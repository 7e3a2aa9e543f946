import { Button, TextInput } from '@mantine/core'
import { useState, type SubmitEvent } from 'react'
import { toDecimal } from '#meta'
import { typedAmount } from '../../../data/money/amounts.ts'
import { useMoneyCall } from '../../../data/money/payment-calls.ts'
import { useCollected, type Collected, type Collector } from '../../../data/money/remittances.ts'
import { toMelaError } from '../../../data/query-client.ts'
import { DayPicker } from '../../../fields/date/day-picker.tsx'
import { refusalText } from '../../../language/refusal-text.ts'
import { useTranslate } from '../../../language/translate.ts'
import { todayHere } from '../../../ui/dates.ts'
import { Sheet } from '../../../ui/overlay/dialog.tsx'
import { Failed, Skeleton } from '../../../ui/states.tsx'
import { useToast } from '../../../ui/overlay/toast.tsx'
import { AmountField, amountProblems, ChoiceCards } from '../sheet-fields.tsx'
import {
  pickedSum,
  remittanceArguments,
  remittanceProblems,
  remittedOf,
  type RemittanceForm,
  RemittanceRows,
} from './remittance-form.tsx'
import { useMoney, useTypeLabel } from '../use-money.ts'
import styles from '../money-sheets.module.css'

type Whose = Pick<Collector, 'collector_type' | 'collector'>

interface FormProps {
  whose: Whose
  open: readonly Collected[]
  first: string | null
  onClose: () => void
}

const begin = (open: readonly Collected[], first: string | null): RemittanceForm => {
  const names = open.map(({ name }) => name)
  const picked = new Set(first !== null && names.includes(first) ? [first] : names)
  return { picked, amount: '', into: 'bank', remitted_on: todayHere(), reference: '' }
}

function useRemittance({ whose, open, first, onClose }: FormProps) {
  const t = useTranslate()
  const money = useMoney()
  const toast = useToast()
  const [form, setForm] = useState(() => begin(open, first))
  const [wasSent, setSent] = useState(false)
  const [key] = useState(() => crypto.randomUUID())
  const remit = useMoneyCall('mela.manual_payments.remit_cash')
  const sum = pickedSum(form.picked, open)
  const amount = remittedOf(form, sum)
  const problems = remittanceProblems(form, sum)
  const refusal = remit.error ? toMelaError(remit.error) : null
  const missing = (field: 'picked' | 'remitted_on' | 'reference') =>
    wasSent && problems[field] !== undefined ? t('money.field_missing') : null
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setSent(true)
    if (Object.keys(problems).length > 0 || amount === null) return
    const input = remittanceArguments({ form, collector: whose, amount, key })
    remit.mutate(input, {
      onSuccess: () => {
        toast(t('money.remitted', { amount: money(toDecimal(amount)) }))
        onClose()
      },
    })
  }
  return {
    ...{ form, sum, amount, missing, refusal, handleSubmit, isBusy: remit.isPending },
    amountError:
      wasSent && problems.amount !== undefined
        ? t(amountProblems[problems.amount], { amount: money(toDecimal(sum)) })
        : null,
    change: (changes: Partial<RemittanceForm>) => setForm((before) => ({ ...before, ...changes })),
  }
}

function RemittanceFields(props: FormProps) {
  const t = useTranslate()
  const money = useMoney()
  const labelOf = useTypeLabel('Cash Collection')
  const { form, sum, amount, missing, amountError, refusal, change, ...state } = useRemittance(props)
  const rest = amount === null ? 0 : sum - amount
  return (
    <form className={styles.sheetForm} noValidate onSubmit={state.handleSubmit}>
      <RemittanceRows
        open={props.open}
        picked={form.picked}
        error={missing('picked')}
        onPick={(picked) => change({ picked, amount: '' })}
      />
      <AmountField
        label={t('money.remitted_amount')}
        typed={form.amount === '' ? typedAmount(sum) : form.amount}
        error={amountError}
        onType={(typed) => change({ amount: typed })}
        {...(rest > 0 ? { help: t('money.remitted_short', { amount: money(toDecimal(rest)) }) } : {})}
      />
      <ChoiceCards
        legend={t('money.remitted_into')}
        chosen={form.into}
        onChoose={(into) => change({ into })}
        choices={(['bank', 'cash'] as const).map((value) => ({ value, title: labelOf(value) }))}
      />
      <TextInput
        label={t('money.remitted_reference')}
        autoComplete="off"
        maxLength={80}
        aria-required={form.into === 'bank'}
        value={form.reference}
        error={missing('reference')}
        onChange={(event) => change({ reference: event.currentTarget.value })}
      />
      <DayPicker
        name="remitted_on"
        isInTable={false}
        labelled={{ label: t('money.remitted_on'), error: missing('remitted_on'), 'aria-required': true }}
        value={form.remitted_on}
        onChange={(remitted_on) => change({ remitted_on })}
        onBlur={() => undefined}
      />
      {refusal && (
        <p className="notice bad" role="alert">
          {refusalText(refusal, t)}
        </p>
      )}
      <Button type="submit" loading={state.isBusy}>
        {amount === null || amount === 0
          ? t('money.remit')
          : t('money.remit_verb', { amount: money(toDecimal(amount)) })}
      </Button>
    </form>
  )
}

function RemittanceAsked({ whose, first, onClose }: Omit<FormProps, 'open'>) {
  const { data, error, refetch } = useCollected(whose)
  if (error && !data) return <Failed error={toMelaError(error)} onRetry={() => void refetch()} />
  return data ? (
    <RemittanceFields {...{ whose, first, onClose }} open={data} />
  ) : (
    <Skeleton rows={3} height={48} />
  )
}

interface Props {
  collector: (Whose & { readonly title: string | null }) | null
  first: string | null
  isOpen: boolean
  onClose: () => void
}

export function RemittanceSheet({ collector, first, isOpen, onClose }: Props) {
  const t = useTranslate()
  const title = collector?.title ?? t('money.collector_nobody')
  return (
    <Sheet isOpen={isOpen} title={t('money.remit_title', { collector: title })} onClose={onClose}>
      {isOpen && collector && <RemittanceAsked whose={collector} first={first} onClose={onClose} />}
    </Sheet>
  )
}
