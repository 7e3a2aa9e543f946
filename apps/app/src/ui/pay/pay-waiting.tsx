import { cloudOfflineOutline } from 'ionicons/icons'
import { useEffect, useState } from 'react'
import { useSay } from '../../language/text.ts'
import { Icon } from '../icon.tsx'
import { Kolam } from '../kolam.tsx'
import type { PayStep } from './pay-step.ts'

/** Milliseconds after which a payment is slow, and nobody is asked to stay any longer. */
const slowAfter = 20_000

interface Props {
  step: Extract<PayStep, { at: 'waiting' }>
  onOther: () => void
}

/** The payer is back, and the gateway has not said yet what became of the payment. */
export function PayWaiting({ step, onOther }: Props) {
  const say = useSay()
  const isSlow = useIsSlow()
  // For who came back without having paid.
  const page = 'url' in step.checkout ? step.checkout.url : ''
  return (
    <div className="pay-body pay-waiting">
      <div className="pay-moment" role="status">
        <Kolam size={3} />
        <h3>{say(isSlow ? 'pay.slow_title' : 'pay.waiting_title')}</h3>
        <p className="dim">{say(isSlow ? 'pay.slow_text' : 'pay.waiting_text')}</p>
      </div>
      {step.isLost && (
        <div className="note" role="alert">
          <Icon of={cloudOfflineOutline} />
          <span className="text">{say('pay.no_network')}</span>
        </div>
      )}
      <div className="pay-more">
        {page !== '' && (
          <button type="button" className="button line" onClick={() => location.assign(page)}>
            {say('pay.open_page')}
          </button>
        )}
        <button type="button" className="quiet-button" onClick={onOther}>
          {say('pay.other_way')}
        </button>
      </div>
    </div>
  )
}

function useIsSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfter)
    return () => clearTimeout(timer)
  }, [])
  return isSlow
}
