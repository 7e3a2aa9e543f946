import { useSay } from '../../language/text.ts'
import { Kolam } from '../kolam.tsx'
import { PayChoice } from './pay-choice.tsx'
import { PayOutcome } from './pay-outcome.tsx'
import { PayPaid } from './pay-paid.tsx'
import { PayWaiting } from './pay-waiting.tsx'
import type { Paying } from './use-payment.ts'

export interface PayViewProps {
  paying: Paying
  onClose: () => void
}

/** What the sheet shows of where a payment stands. */
export function PayView({ paying, onClose }: PayViewProps) {
  const { step } = paying
  switch (step.at) {
    case 'asking':
      return <Moment words="pay.asking" />
    case 'leaving':
      return <Moment words="pay.leaving" />
    case 'choosing':
      return <PayChoice step={step} onChoose={paying.choose} />
    case 'waiting':
      return <PayWaiting step={step} onOther={paying.startAgain} />
    case 'paid':
      return <PayPaid status={step.status} opened={paying.opened} onClose={onClose} />
    default:
      return <PayOutcome step={step} paying={paying} onClose={onClose} />
  }
}

function Moment({ words }: { words: 'pay.asking' | 'pay.leaving' }) {
  const say = useSay()
  return (
    <div className="pay-moment" role="status">
      <Kolam size={2} />
      <p className="dim">{say(words)}</p>
    </div>
  )
}
