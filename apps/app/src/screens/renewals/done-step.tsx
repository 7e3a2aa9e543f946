import { lazy, Suspense, useState } from 'react'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { plainDay } from '../../ui/text/date-text.ts'
import { FeeLines } from '../../ui/fees/fee-lines.tsx'
import { moneyText } from '../../ui/text/money-text.ts'
import { readPaymentSession } from '../../ui/pay/payment-session.ts'
import type { PaySubject } from '../../ui/pay/pay-calls.ts'
import { childName, type RenewalFee, type Renewed } from './renewal-calls.ts'
import { purposes } from './renewal-state.ts'
import type { Renewal } from './use-renewal.ts'
import styles from './renewal.module.css'

const PaySheet = lazy(async () => ({ default: (await import('../../ui/pay/pay-sheet.tsx')).PaySheet }))

const FEE = 'Fee'

const subjectOf = ({ fee, receipt_token }: RenewalFee): PaySubject => ({
  ...{ reference_type: FEE, reference_name: fee },
  receipt_token,
})

function unfinished(renewed: readonly Renewed[]): PaySubject | null {
  const subject = readPaymentSession(Date.now())?.subject
  const isOurs = renewed.some(({ fee }) => fee !== null && subject?.reference_name === fee.fee)
  return isOurs && subject ? subject : null
}

export function DoneStep({ renewal }: { renewal: Renewal }) {
  const t = useTranslate()
  const { state, handleAnew } = renewal
  const [subject, setSubject] = useState(() => unfinished(state.renewed))
  const [paid, setPaid] = useState<readonly string[]>([])
  const handleClosed = (isDone: boolean) => {
    if (isDone && subject) setPaid((before) => [...before, subject.reference_name])
    setSubject(null)
  }
  return (
    <>
      <p role="status">{t('renewal.done_text', { count: state.renewed.length })}</p>
      <ul className="stack">
        {state.renewed.map((child) => (
          <RenewedChild
            key={child.renewal}
            {...{ child, renewal }}
            isPaid={child.fee !== null && paid.includes(child.fee.fee)}
            onPay={setSubject}
          />
        ))}
      </ul>
      <NextSteps renewed={state.renewed} paid={paid} />
      <div className="actions">
        <a className="button line" href="/family">
          {t('renewal.to_family')}
        </a>
        <button type="button" className="plain-button" onClick={handleAnew}>
          {t('renewal.again')}
        </button>
      </div>
      {subject && (
        <Suspense>
          <PaySheet key={subject.reference_name} subject={subject} onClosed={handleClosed} />
        </Suspense>
      )}
    </>
  )
}

const dueOf = ({ fee }: Renewed): RenewalFee | null => (fee !== null && fee.outstanding > 0 ? fee : null)

function NextSteps({ renewed, paid }: { renewed: readonly Renewed[]; paid: readonly string[] }) {
  const t = useTranslate()
  const { language } = useVisit()
  const due = renewed.flatMap((child) => dueOf(child) ?? []).filter(({ fee }) => !paid.includes(fee))
  const [first] = due
    .flatMap(({ instalments }) => instalments.filter(({ outstanding }) => outstanding > 0))
    .toSorted((one, other) => one.due_on.localeCompare(other.due_on))
  return (
    <section className="card padded stack" aria-label={t('renewal.next')}>
      <h2>{t('renewal.next')}</h2>
      <ul className="lines">
        <li>{t('renewal.next_message')}</li>
        {first && <li>{t('renewal.next_pay', { date: plainDay(first.due_on, language) })}</li>}
        {renewed.some(({ is_phone_asked }) => is_phone_asked === 1) && <li>{t('renewal.next_phone')}</li>}
        <li>{t('renewal.next_family')}</li>
      </ul>
    </section>
  )
}

interface ChildProps {
  child: Renewed
  renewal: Renewal
  isPaid: boolean
  onPay: (subject: PaySubject) => void
}

function RenewedChild({ child, renewal, isPaid, onPay }: ChildProps) {
  const t = useTranslate()
  const known = renewal.state.students.find(({ student }) => student === child.student)
  const fee = dueOf(child)
  const answers = renewal.state.answers[child.student]
  const withdrawn = purposes
    .filter(([purpose]) => answers?.withdrawn.includes(purpose))
    .map(([, text]) => text)
  return (
    <li className="card padded stack">
      <div className={styles.renewedChild}>
        <h2>{known ? childName(known) : child.student}</h2>
        <span className="badge ok">{t('renewal.renewed')}</span>
        {isPaid && <span className="badge ok">{t('renewal.paid')}</span>}
        <p>{t('renewal.renewed_for', { class: child.class, year: child.academic_year })}</p>
        <span className="small dim numbers">{t('renewal.number', { number: child.renewal })}</span>
      </div>
      {withdrawn.length > 0 && (
        <p className="small">
          {t('renewal.withdrawn', { consents: withdrawn.map((one) => t(one)).join(', ') })}
        </p>
      )}
      {fee !== null && !isPaid && <FeeDue fee={fee} onPay={onPay} />}
    </li>
  )
}

function FeeDue({ fee, onPay }: { fee: RenewalFee; onPay: (subject: PaySubject) => void }) {
  const t = useTranslate()
  const { language } = useVisit()
  const money = (amount: number) => moneyText(amount, fee.currency, language)
  const later = fee.outstanding - fee.due_now
  return (
    <>
      <div>
        <p className="mid numbers">
          {t('renewal.fee_for', {
            class: fee.class,
            year: fee.academic_year,
            amount: money(fee.outstanding),
          })}
        </p>
        <FeeLines parts={fee.instalments} currency={fee.currency} />
        {fee.discount > 0 && (
          <p className="small dim">{t('renewal.discount', { amount: money(fee.discount) })}</p>
        )}
        {later > 0 && (
          <p className="small dim">
            {t('renewal.why_now', { amount: money(fee.due_now), left: money(later) })}
          </p>
        )}
      </div>
      <div className="actions">
        <button type="button" className="button" onClick={() => onPay(subjectOf(fee))}>
          {t('family.pay', { amount: money(fee.due_now) })}
        </button>
      </div>
    </>
  )
}
