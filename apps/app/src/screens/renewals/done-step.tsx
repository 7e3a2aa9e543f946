import { lazy, Suspense, useState } from 'react'
import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
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
      <p role="status">{say('renewal.done_text')}</p>
      <ul className="stack">
        {state.renewed.map((child) => (
          <li key={child.renewal} className="card padded renewed-child">
            <RenewedWords child={child} renewal={renewal} />
            <FeeWay fee={child.fee} isPaid={paid.includes(child.fee?.fee ?? '')} onPay={setSubject} />
          </li>
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

function RenewedWords({ child, renewal }: { child: Renewed; renewal: Renewal }) {
  const say = useSay()
  const known = renewal.state.students.find(({ student }) => student === child.student)
  return (
    <span className="text">
      <b className="mid">{known ? childName(known) : child.student}</b>
      <span className="small dim numbers">{say('renewal.number', { number: child.renewal })}</span>
    </span>
  )
}

interface FeeWayProps {
  fee: RenewalFee | null
  isPaid: boolean
  onPay: (subject: PaySubject) => void
}

function FeeWay({ fee, isPaid, onPay }: FeeWayProps) {
  const say = useSay()
  const { language } = useVisit()
  if (fee === null || fee.outstanding === 0)
    return <span className="badge ok">{say('renewal.nothing_due')}</span>
  if (isPaid) return <span className="badge ok">{say('renewal.paid')}</span>
  return (
    <button type="button" className="button" onClick={() => onPay(subjectOf(fee))}>
      {say('family.pay', { amount: moneyText(fee.due_now, fee.currency, language) })}
    </button>
  )
}
