import { lazy, Suspense } from 'react'
import { readPaymentSession } from '../../ui/pay/payment-session.ts'
import type { PaySubject } from '../../ui/pay/pay-subject.ts'

const PaySheet = lazy(async () => ({ default: (await import('../../ui/pay/pay-sheet.tsx')).PaySheet }))

const FEE = 'Fee'

export const feeSubject = (fee: string): PaySubject => ({
  ...{ reference_type: FEE, reference_name: fee },
  receipt_token: null,
})

/** The fee that this window was paying on this page when it opened: the payer may just come back from a gateway's page. */
export function unfinishedFee(page: string): PaySubject | null {
  const { subject, begun } = readPaymentSession(Date.now()) ?? {}
  const isHere = begun?.path.split(/[?#]/)[0] === page
  return isHere && subject?.reference_type === FEE ? subject : null
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
