import { useState, lazy, Suspense } from 'react'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { useAction } from '#client/react'
import { ProblemNote, refusal } from '../../ui/problem-note.tsx'
import { Shown } from '../../ui/state/answer-states.tsx'
import { choosePart, feesCall, type PayPart, type ChildFee } from './family-calls.ts'
import { useOwnCall } from '../../data/query/use-own-call.ts'
import { FeeLines } from '../../ui/fees/fee-lines.tsx'
import { moneyText } from '../../ui/text/money-text.ts'
import { labelOf } from './state-labels.ts'
import { readPaymentSession } from '../../ui/pay/payment-session.ts'
import type { PaySubject } from '../../ui/pay/pay-calls.ts'
import styles from './family.module.css'

interface Props {
  student: string
  onPaid: () => void
}

export function ChildFees({ student, onPaid }: Props) {
  const t = useTranslate()
  const { query } = useOwnCall(feesCall(student))
  const { path } = useVisit()
  const [subject, setSubject] = useState(() => unfinishedFee(path))
  const asking = useAction((error) => refusal(error, t('proof.failed')))
  const handlePay = (fee: string, part: PayPart) =>
    void asking.ask(async () => {
      await choosePart(fee, part)
      setSubject(feeSubject(fee))
    })
  const handleClosed = (isDone: boolean) => {
    setSubject(null)
    // A wallet may have paid a part.
    void query.refetch()
    if (isDone) onPaid()
  }
  return (
    <section className={`card padded ${styles.childPart}`} data-part="fees">
      <h2>{t('family.fees')}</h2>
      <Shown
        query={{ ...query, error: null }}
        loading={query.error ? null : <p className="dim">{t('states.loading')}</p>}
        empty={<p className="dim">{t('family.no_fees')}</p>}
        isEmpty={({ fees }) => fees.length === 0}
      >
        {({ fees }) =>
          fees.map((fee) => (
            <FeePart
              key={fee.fee}
              fee={fee}
              isBusy={asking.isBusy}
              onPay={(part) => handlePay(fee.fee, part)}
            />
          ))
        }
      </Shown>
      {query.error && query.data === undefined && (
        <div className="note bad" role="alert">
          <span className="text">{refusal(query.error, t('proof.failed'))}</span>
          <button type="button" className="button line" onClick={() => void query.refetch()}>
            {t('states.retry')}
          </button>
        </div>
      )}
      <ProblemNote problem={asking.problem} />
      <FeeSheet subject={subject} onClosed={handleClosed} />
    </section>
  )
}

interface FeePartProps {
  fee: ChildFee
  isBusy: boolean
  onPay: (part: PayPart) => void
}

function FeePart({ fee, isBusy, onPay }: FeePartProps) {
  const t = useTranslate()
  const { language } = useVisit()
  const money = (amount: number) => moneyText(amount, fee.currency, language)
  const isSettled = fee.outstanding === 0
  const title = `${fee.academic_year}, ${fee.class}`
  return (
    <article className="stack" aria-label={title}>
      <div className={styles.feeHead}>
        <h3>{title}</h3>
        <span className={isSettled ? 'badge ok' : 'badge warn'}>{labelOf(fee.state, t)}</span>
      </div>
      <FeeLines parts={fee.instalments} currency={fee.currency} />
      {!isSettled && (
        <div className="actions">
          <button
            type="button"
            className="button"
            aria-disabled={isBusy}
            onClick={() => onPay('what is due')}
          >
            {t('family.pay', { amount: money(fee.due_now) })}
          </button>
          {fee.outstanding > fee.due_now && (
            <button
              type="button"
              className="button line"
              aria-disabled={isBusy}
              onClick={() => onPay('everything')}
            >
              {t('family.pay_all', { amount: money(fee.outstanding) })}
            </button>
          )}
        </div>
      )}
    </article>
  )
}

const PaySheet = lazy(async () => ({ default: (await import('../../ui/pay/pay-sheet.tsx')).PaySheet }))

const FEE = 'Fee'

const feeSubject = (fee: string): PaySubject => ({
  ...{ reference_type: FEE, reference_name: fee },
  receipt_token: null,
})

function unfinishedFee(page: string): PaySubject | null {
  const { subject, begun } = readPaymentSession(Date.now()) ?? {}
  const isHere = begun?.path.split(/[?#]/)[0] === page
  return isHere && subject?.reference_type === FEE ? subject : null
}

interface FeeSheetProps {
  subject: PaySubject | null
  onClosed: (isDone: boolean) => void
}

function FeeSheet({ subject, onClosed }: FeeSheetProps) {
  if (subject === null) return null
  return (
    <Suspense>
      <PaySheet key={subject.reference_name} subject={subject} onClosed={onClosed} />
    </Suspense>
  )
}
