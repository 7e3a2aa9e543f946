import { lazy, Suspense, useState } from 'react'
import { keptPayment } from '../../ui/pay/kept-payment.ts'
import type { PaySubject } from '../../ui/pay/pay-subject.ts'

const PaySheet = lazy(async () => ({ default: (await import('../../ui/pay/pay-sheet.tsx')).PaySheet }))

const FEE = 'Fee'

export const feeSubject = (fee: string): PaySubject => ({
  ...{ reference_type: FEE, reference_name: fee },
  receipt_token: null,
})

/** The fee that this window was paying when the page opened: the payer may just come back from a gateway's page. */
export function unfinishedFee(): PaySubject | null {
  const subject = keptPayment(Date.now())?.subject
  return subject?.reference_type === FEE && subject.receipt_token === null ? subject : null
}

interface Props {
  subject: PaySubject | null
  onClosed: (isDone: boolean) => void
}

/** The paying sheet over the page, while a fee is paid. */
export function FeeSheet({ subject, onClosed }: Props) {
  if (subject === null) return null
  return (
    <Suspense>
      <PaySheet key={subject.reference_name} subject={subject} onClosed={onClosed} />
    </Suspense>
  )
}

/** A payment that came back to this page from its gateway, and nothing else. */
export function ReturnedFee({ onPaid }: { onPaid: () => void }) {
  const [subject, setSubject] = useState(unfinishedFee)
  const handleClosed = () => {
    setSubject(null)
    onPaid()
  }
  return <FeeSheet subject={subject} onClosed={handleClosed} />
}
