import { useState, useEffect, useId, useRef, type SubmitEvent } from 'react'
import { MelaError } from '#client'
import { useTranslate, type Translate } from '../../language/text.ts'
import { useAction } from '#client/react'
import { refusal, ProblemNote } from '../../ui/problem-note.tsx'
import { type Order, type RefundTo, setRefundTo } from './order-calls.ts'
import { useVisit } from '../../data/visit.ts'
import { TextBox } from '../../ui/market/form-fields.tsx'
import { moneyText } from '../../ui/text/money-text.ts'
import { useShellActions } from '../../ui/shell-actions.ts'
import styles from './orders.module.css'

const payeeFields = ['payee_upi', 'payee_name', 'payee_account', 'payee_ifsc'] as const

export type PayeeField = (typeof payeeFields)[number]

export type RefundMethod = 'saved' | 'UPI' | 'bank' | 'cash' | 'later'

const empty = { payee_upi: '', payee_name: '', payee_account: '', payee_ifsc: '' }

const firstMethod = ({ method, payee }: Order['refund_to']): RefundMethod => {
  if (payee !== null) return 'saved'
  return method === 'cash' ? 'cash' : 'UPI'
}

function sentFor(method: RefundMethod, answers: typeof empty): RefundTo {
  if (method === 'saved' || method === 'later') return {}
  const { payee_upi, ...account } = answers
  if (method === 'UPI') return { refund_to: method, payee_upi }
  return method === 'bank' ? { refund_to: method, ...account } : { refund_to: method }
}

const refusedField = (error: unknown): PayeeField | undefined =>
  payeeFields.find((one) => error instanceof MelaError && error.field === one)

export function useRefundTo(known: Order['refund_to'], first: RefundMethod = firstMethod(known)) {
  const t = useTranslate()
  const [method, setMethod] = useState<RefundMethod>(first)
  const [answers, setAnswers] = useState(empty)
  const [problems, setProblems] = useState<Partial<Record<PayeeField, string>>>({})
  return {
    ...{ known, method, setMethod, answers, told: problems },
    sent: sentFor(method, answers),
    type: (field: PayeeField, text: string) => setAnswers({ ...answers, [field]: text }),
    /** Message below the form; empty when the refusal is shown at its field. */
    problemOf: (error: unknown): string =>
      refusedField(error) === undefined ? refusal(error, t('orders.failed')) : '',
    /** Says at its field what the store refused there. */
    handleRefused: (error: unknown): void => {
      const field = refusedField(error)
      setProblems(field === undefined ? {} : { [field]: refusal(error, t('orders.failed')) })
    },
  }
}

type RefundToAnswers = ReturnType<typeof useRefundTo>

interface Props {
  refundTo: RefundToAnswers
  /** Amount of the manual refund, where known; decimal. */
  back: { amount: number; currency: string } | null
  canWait: boolean
}

export function RefundToFields({ refundTo, back, canWait }: Props) {
  const id = useId()
  const t = useTranslate()
  const { language } = useVisit()
  const { known, method: chosen, setMethod, told: problems } = refundTo
  const fields = useRef<HTMLFieldSetElement>(null)
  // A refused field takes the focus once its message is shown.
  useEffect(() => fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [problems])
  const methodOption = (value: RefundMethod, label: string) => (
    <label className={styles.returnOption}>
      <input type="radio" name={id} checked={chosen === value} onChange={() => setMethod(value)} />
      <span>{label}</span>
    </label>
  )
  const amount = back && moneyText(back.amount, back.currency, language)
  return (
    <fieldset
      ref={fields}
      className={`${styles.plainGroup} ${styles.refundTo}`}
      aria-describedby={amount ? `${id}-why` : undefined}
    >
      <legend className="mid">{t('orders.refund_where')}</legend>
      {amount && (
        <p className="small dim" id={`${id}-why`}>
          {t('orders.refund_why', { amount })}
        </p>
      )}
      {canWait &&
        known.payee !== null &&
        methodOption('saved', t('orders.refund_saved_payee', { payee: known.payee }))}
      {methodOption('UPI', t('orders.refund_upi'))}
      {methodOption('bank', t('orders.refund_bank'))}
      {known.can_collect === 1 && methodOption('cash', t('orders.refund_shop'))}
      {canWait && known.method === null && methodOption('later', t('orders.refund_later'))}
      <PayeeBoxes {...{ refundTo }} />
    </fieldset>
  )
}

function PayeeBoxes({
  refundTo: { method: methodOption, answers, told: problems, type },
}: Pick<Props, 'refundTo'>) {
  const t = useTranslate()
  const box = (field: PayeeField) => ({
    ...{ value: answers[field], problem: problems[field] },
    onType: (text: string) => type(field, text),
  })
  if (methodOption === 'UPI')
    return (
      <TextBox
        {...box('payee_upi')}
        {...{ label: t('orders.payee_upi'), help: t('orders.payee_upi_help'), longest: 100 }}
      />
    )
  if (methodOption !== 'bank') return null
  return (
    <>
      <TextBox {...box('payee_name')} label={t('orders.payee_name')} autoComplete="name" />
      <TextBox {...box('payee_account')} label={t('orders.payee_account')} longest={30} />
      <TextBox
        {...box('payee_ifsc')}
        {...{ label: t('orders.payee_ifsc'), help: t('orders.payee_ifsc_help'), longest: 20 }}
      />
    </>
  )
}

interface RefundToPartProps {
  order: Order
  opener: string
  show: (order: Order) => void
}

export function RefundToPart(props: RefundToPartProps) {
  const t = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  const { method, can_set } = props.order.refund_to
  if (can_set === 0) return null
  return (
    <section className="card padded stack" aria-labelledby="order-refund-to">
      <h2 id="order-refund-to">{t('orders.refund_title')}</h2>
      {isOpen ? (
        <RefundToForm {...props} onClose={() => setIsOpen(false)} />
      ) : (
        <>
          <p>{refundText(props.order.refund_to, t)}</p>
          <div className={styles.orderActions}>
            <button
              type="button"
              className={method === null ? 'button' : 'button line'}
              onClick={() => setIsOpen(true)}
            >
              {t(method === null ? 'orders.refund_add' : 'orders.refund_change')}
            </button>
          </div>
        </>
      )}
    </section>
  )
}

function refundText({ method, payee }: Order['refund_to'], t: Translate): string {
  if (method === null) return t('orders.refund_missing')
  return payee === null ? t('orders.refund_collect') : t('orders.refund_goes', { payee })
}

function RefundToForm({ order, opener, show, onClose }: RefundToPartProps & { onClose: () => void }) {
  const t = useTranslate()
  const shell = useShellActions()
  const { method } = order.refund_to
  const refundTo = useRefundTo(order.refund_to, method ?? 'UPI')
  const asking = useAction(refundTo.problemOf, refundTo.handleRefused)
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    void asking.ask(async () => {
      const changed = await setRefundTo(opener, refundTo.sent)
      shell.showToast(t('orders.refund_saved'))
      onClose()
      show(changed)
    })
  }
  return (
    <form className="stack" noValidate onSubmit={handleSubmit}>
      <RefundToFields {...{ refundTo }} back={null} canWait={false} />
      <ProblemNote problem={asking.problem} />
      <div className={styles.orderActions}>
        <button className="button" aria-disabled={asking.isBusy}>
          {t(asking.isBusy ? 'orders.sending' : 'orders.refund_save')}
        </button>
        <button type="button" className="button line" onClick={onClose}>
          {t('orders.refund_stay')}
        </button>
      </div>
    </form>
  )
}
