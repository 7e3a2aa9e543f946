import { lazy, Suspense, useState } from 'react'
import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import { FeeLines } from '../../ui/fees/fee-lines.tsx'
import { moneyText } from '../../ui/money-text.ts'
import { keptPayment } from '../../ui/pay/kept-payment.ts'
import type { PaySubject } from '../../ui/pay/pay-subject.ts'
import { childName } from './child-name.ts'
import type { RenewalFee, Renewed } from './renewal-calls.ts'
import type { Renewal } from './use-renewal.ts'

const PaySheet = lazy(async () => ({ default: (await import('../../ui/pay/pay-sheet.tsx')).PaySheet }))

const FEE = 'Fee'

const subjectOf = ({ fee, receipt_token }: RenewalFee): PaySubject => ({
  ...{ reference_type: FEE, reference_name: fee },
  receipt_token,
})

/** What this window was paying when the page opened: the payer may just come back from a gateway's page. */
function unfinished(renewed: readonly Renewed[]): PaySubject | null {
  const subject = keptPayment(Date.now())?.subject
  const isOurs = renewed.some(({ fee }) => fee !== null && subject?.reference_name === fee.fee)
  return isOurs && subject ? subject : null
}

/** The renewed children, and the way to pay for each. */
export function DoneStep({ renewal }: { renewal: Renewal }) {
  const say = useSay()
  const { state, handleAnew } = renewal
  const [subject, setSubject] = useState(() => unfinished(state.renewed))
  const [paid, setPaid] = useState<readonly string[]>([])
  const handleClosed = (isDone: boolean) => {
    if (isDone && subject) setPaid((before) => [...before, subject.reference_name])
    setSubject(null)
  }
  return (
    <>
      <div>
        <p role="status">{say('renewal.done_text')}</p>
        <p className="small dim">{say('renewal.children_text')}</p>
      </div>
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
      <div className="actions">
        <a className="button line" href="/family">
          {say('renewal.to_family')}
        </a>
        <button type="button" className="quiet-button" onClick={handleAnew}>
          {say('renewal.again')}
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

interface ChildProps {
  child: Renewed
  renewal: Renewal
  isPaid: boolean
  onPay: (subject: PaySubject) => void
}

function RenewedChild({ child, renewal, isPaid, onPay }: ChildProps) {
  const say = useSay()
  const known = renewal.state.students.find(({ student }) => student === child.student)
  const fee = child.fee !== null && child.fee.outstanding > 0 ? child.fee : null
  return (
    <li className="card padded stack">
      <div className="renewed-child">
        <h2>{known ? childName(known) : child.student}</h2>
        {fee === null && <span className="badge ok">{say('renewal.nothing_due')}</span>}
        {isPaid && <span className="badge ok">{say('renewal.paid')}</span>}
        <span className="small dim numbers">{say('renewal.number', { number: child.renewal })}</span>
      </div>
      {fee !== null && !isPaid && <FeeDue fee={fee} onPay={onPay} />}
    </li>
  )
}

/** The whole fee with its parts, how much of it is paid now, and why. */
function FeeDue({ fee, onPay }: { fee: RenewalFee; onPay: (subject: PaySubject) => void }) {
  const say = useSay()
  const { language } = useVisit()
  const money = (amount: number) => moneyText(amount, fee.currency, language)
  const later = fee.outstanding - fee.due_now
  return (
    <>
      <div>
        <p className="mid numbers">
          {say('renewal.fee_for', {
            class: fee.class,
            year: fee.academic_year,
            amount: money(fee.outstanding),
          })}
        </p>
        <FeeLines parts={fee.instalments} currency={fee.currency} />
        {fee.discount > 0 && (
          <p className="small dim">{say('renewal.discount', { amount: money(fee.discount) })}</p>
        )}
        {later > 0 && (
          <p className="small dim">
            {say('renewal.why_now', { amount: money(fee.due_now), left: money(later) })}
          </p>
        )}
      </div>
      <div className="actions">
        <button type="button" className="button" onClick={() => onPay(subjectOf(fee))}>
          {say('family.pay', { amount: money(fee.due_now) })}
        </button>
      </div>
    </>
  )
}
