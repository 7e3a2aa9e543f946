import { cloudOfflineOutline } from 'ionicons/icons'
import { useEffect, useState } from 'react'
import { useSay } from '../../language/text.ts'
import { Icon } from '../icon.tsx'
import { Kolam } from '../kolam.tsx'
import type { PayStep } from './pay-step.ts'
import { useFocusedHeading } from './use-focused-heading.ts'

/** Milliseconds after which a payment is slow, and nobody is asked to stay any longer. */
const slowAfter = 20_000
/** Milliseconds after which who left the gateway's page is told so: it has been asked twice. */
const unpaidAfter = 4000

const words = {
  waiting: { title: 'pay.waiting_title', text: 'pay.waiting_text' },
  slow: { title: 'pay.slow_title', text: 'pay.slow_text' },
  unpaid: { title: 'pay.unpaid_title', text: 'pay.declined_text' },
} as const

interface Props {
  step: Extract<PayStep, { at: 'waiting' }>
  onOther: () => void
}

/** The payer is back, and the gateway has not said yet what became of the payment. */
export function PayWaiting({ step, onOther }: Props) {
  const say = useSay()
  const heading = useFocusedHeading()
  const [isSlow, isAskedTwice] = [useIsAfter(slowAfter), useIsAfter(unpaidAfter)]
  const isUnpaid = isAskedTwice && !step.isUnderWay
  const { title, text } = words[isUnpaid ? 'unpaid' : isSlow ? 'slow' : 'waiting']
  // For who came back without having paid.
  const page = 'url' in step.checkout ? step.checkout.url : ''
  return (
    <div className="pay-body pay-waiting">
      <div className="pay-moment" role="status">
        {!isUnpaid && <Kolam size={3} />}
        <h3 ref={heading} tabIndex={-1}>
          {say(title)}
        </h3>
        <p className="dim">{say(text)}</p>
      </div>
      {step.isLost && (
        <div className="note" role="alert">
          <Icon of={cloudOfflineOutline} />
          <span className="text">{say('pay.no_network')}</span>
        </div>
      )}
      <div className="pay-more">
        {page !== '' && (
          <button
            type="button"
            className={isUnpaid ? 'button' : 'button line'}
            onClick={() => location.assign(page)}
          >
            {say('pay.open_page')}
          </button>
        )}
        <button type="button" className="quiet-button" onClick={onOther}>
          {say('pay.other_method')}
        </button>
      </div>
    </div>
  )
}

function useIsAfter(milliseconds: number): boolean {
  const [isAfter, setIsAfter] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsAfter(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return isAfter
}
