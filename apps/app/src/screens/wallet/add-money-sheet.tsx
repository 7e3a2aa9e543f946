import { useId, useRef, useState, type SubmitEvent } from 'react'
import { MelaError } from '#client'
import { useAction } from '#client/react'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { amountWritten } from '../../ui/form/amount-written.ts'
import { describedBy, Below } from '../../ui/form/field-frame.tsx'
import { randomKey } from '../../ui/form/random-key.ts'
import { ProblemNote, refusal } from '../../ui/problem-note.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { moneyText } from '../../ui/text/money-text.ts'
import { topUpWallet, type Wallet } from '../../ui/wallet/wallet-calls.ts'
import { amountProblem, suggestedAmounts } from './add-money.ts'
import styles from './wallet.module.css'

interface Props {
  topUp: NonNullable<Wallet['top_up']>
  currency: string
  onCreated: (topUp: string) => void
  onClose: () => void
}

const isOfAmount = (error: unknown): boolean => error instanceof MelaError && error.field === 'amount'

/** Asks for the amount and shows the legal text before the payment. */
export function AddMoneySheet({ topUp, currency, onCreated, onClose }: Props) {
  const t = useTranslate()
  const { language } = useVisit()
  const form = useRef<HTMLFormElement>(null)
  const [key] = useState(randomKey)
  const [text, setText] = useState(() => String(suggestedAmounts(topUp).at(1) ?? topUp.minimum))
  const [problem, setProblem] = useState<string | undefined>()
  const sending = useAction(
    (error) => (isOfAmount(error) ? '' : refusal(error, t('wallet.failed'))),
    (error) => isOfAmount(error) && setProblem(refusal(error, t('wallet.failed'))),
  )
  const money = (amount: number) => moneyText(amount, currency, language)
  const bounds = { least: money(topUp.minimum), most: money(topUp.maximum) }
  const amount = amountWritten(text)
  const handleType = (typed: string) => {
    setText(typed)
    setProblem(undefined)
  }
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const wrong = amountProblem(text, topUp)
    setProblem(wrong && t(wrong, bounds))
    if (wrong !== undefined || amount === null)
      return requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('.input')?.focus())
    void sending.ask(async () => {
      const created = await topUpWallet({ amount, idempotency_key: `${key}-${amount}` })
      onCreated(created.top_up)
    })
  }
  return (
    <Sheet title={t('wallet.add')} onClose={onClose}>
      <form ref={form} className={styles.addForm} noValidate onSubmit={handleSubmit}>
        <AmountField {...{ topUp, text, problem, money }} onType={handleType} />
        {topUp.terms !== '' && <p className={`tiny dim ${styles.addTerms}`}>{topUp.terms}</p>}
        <ProblemNote problem={sending.problem} />
        <button className="button big wide" aria-disabled={sending.isBusy}>
          {sending.isBusy
            ? t('wallet.sending')
            : amount === null
              ? t('wallet.go_on')
              : t('wallet.add_amount', { amount: money(amount) })}
        </button>
      </form>
    </Sheet>
  )
}

interface AmountFieldProps extends Pick<Props, 'topUp'> {
  text: string
  problem: string | undefined
  money: (amount: number) => string
  onType: (text: string) => void
}

function AmountField({ topUp, text, problem, money, onType }: AmountFieldProps) {
  const id = useId()
  const t = useTranslate()
  const help = t('wallet.bounds', { least: money(topUp.minimum), most: money(topUp.maximum) })
  return (
    <div className="field">
      <label htmlFor={id}>{t('wallet.amount')}</label>
      <input
        id={id}
        className={`input numbers ${styles.addAmount}`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={text}
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy(id, { help, problem })}
        onChange={(event) => onType(event.target.value)}
      />
      <Below id={id} help={help} problem={problem} isAnnounced />
      <div className="chips">
        {suggestedAmounts(topUp).map((amount) => (
          <button
            key={amount}
            type="button"
            className="chip numbers"
            aria-pressed={amountWritten(text) === amount}
            onClick={() => onType(String(amount))}
          >
            {money(amount)}
          </button>
        ))}
      </div>
    </div>
  )
}
