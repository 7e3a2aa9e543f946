import { lazy, Suspense, useState } from 'react'
import { readPaymentSession } from '../../ui/pay/payment-session.ts'
import type { PaySubject } from '../../ui/pay/pay-subject.ts'
import type { Campaign } from './campaign.ts'
import { forgetSupportDraft } from './support-draft.ts'
import { SupportForm } from './support-form.tsx'

const PaySheet = lazy(async () => ({ default: (await import('../../ui/pay/pay-sheet.tsx')).PaySheet }))

const CONTRIBUTION = 'Contribution'

/** What this window was paying when the page opened: the payer may just come back from a gateway's page. */
function unfinished(): PaySubject | null {
  const subject = readPaymentSession(Date.now())?.subject
  return subject?.reference_type === CONTRIBUTION ? subject : null
}

interface Props {
  campaign: Campaign
  onGiven: () => void
}

/** The form, and the paying sheet over it once the contribution is offered. */
export function SupportWithPayment({ campaign, onGiven }: Props) {
  const [subject, setSubject] = useState(unfinished)
  const [round, setRound] = useState(0)
  const handleClosed = (isDone: boolean) => {
    setSubject(null)
    if (!isDone) return
    forgetSupportDraft()
    setRound((past) => past + 1)
    onGiven()
  }
  return (
    <>
      <SupportForm
        key={round}
        campaign={campaign}
        onOffered={({ name, receipt_token }) =>
          setSubject({ reference_type: CONTRIBUTION, reference_name: name, receipt_token })
        }
      />
      {subject && (
        <Suspense>
          <PaySheet key={subject.reference_name} subject={subject} onClosed={handleClosed} />
        </Suspense>
      )}
    </>
  )
}
