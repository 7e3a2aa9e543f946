import { alertCircleOutline, cardOutline, flaskOutline, phonePortraitOutline } from 'ionicons/icons'
import { useState } from 'react'
import type { MessageId } from '#design/messages'
import { useVisit } from '../../data/visit.ts'
import { useTranslate, type Translate } from '../../language/text.ts'
import { Icon } from '../icon.tsx'
import { moneyText } from '../text/money-text.ts'
import type { OnlineGateway } from './pay-calls.ts'
import type { PayStep } from './pay-step.ts'
import type { Paying } from './use-payment.ts'
import styles from './pay-sheet.module.css'

interface GatewayOption {
  icon: string
  label: MessageId
}

const gatewayOptions: Record<OnlineGateway, GatewayOption> = {
  Sandbox: { icon: flaskOutline, label: 'pay.sandbox' },
  Razorpay: { icon: phonePortraitOutline, label: 'pay.razorpay' },
  Stripe: { icon: cardOutline, label: 'pay.stripe' },
}

interface Props {
  step: Extract<PayStep, { at: 'choosing' }>
  starting: Paying['starting']
  onChoose: Paying['choose']
}

export function PayChoice({ step, starting, onChoose }: Props) {
  const t = useTranslate()
  const { language } = useVisit()
  const { due, gateways } = step
  const { isBusy, problem } = starting
  const [chosen, setChosen] = useState<OnlineGateway | undefined>(gateways[0])
  const amount = moneyText(due.amount, due.currency, language)
  const handleSubmit = () => {
    if (chosen && !isBusy) onChoose(chosen, due)
  }
  return (
    <form
      className={styles.payBody}
      onSubmit={(event) => {
        event.preventDefault()
        handleSubmit()
      }}
    >
      <div className={styles.payDue}>
        <p className={styles.payAmount}>{amount}</p>
        <p className="dim">{t('pay.for', { what: due.description })}</p>
      </div>
      <fieldset className={styles.payOptions}>
        <legend className="label">{t('pay.how')}</legend>
        {gateways.map((gateway) => (
          <label key={gateway} className={styles.payOption}>
            <input
              type="radio"
              name="gateway"
              value={gateway}
              checked={gateway === chosen}
              onChange={() => setChosen(gateway)}
            />
            <Icon of={gatewayOptions[gateway].icon} />
            <span className="text">
              <span className="mid">{t(gatewayOptions[gateway].label)}</span>
              <span className="tiny dim">{hintOf(gateway, t)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {problem !== '' && (
        <div className="note bad" role="alert">
          <Icon of={alertCircleOutline} />
          <span className="text">{problem}</span>
        </div>
      )}
      <button className="button big wide" aria-disabled={isBusy}>
        {isBusy ? t('pay.starting') : t('pay.go', { amount })}
      </button>
      {chosen && chosen !== 'Sandbox' && <p className="tiny dim">{t('pay.safe', { gateway: chosen })}</p>}
    </form>
  )
}

const hintOf = (gateway: OnlineGateway, t: Translate): string =>
  gateway === 'Sandbox' ? t('pay.sandbox_hint') : t('pay.by_gateway', { gateway })
