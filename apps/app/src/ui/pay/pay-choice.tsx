import {
  alertCircleOutline,
  cardOutline,
  flaskOutline,
  phonePortraitOutline,
  walletOutline,
} from 'ionicons/icons'
import { useState, type SubmitEvent } from 'react'
import type { MessageId } from '#design/messages'
import { useVisit } from '../../data/visit.ts'
import { useTranslate, type Translate } from '../../language/text.ts'
import { Icon } from '../icon.tsx'
import { moneyText } from '../text/money-text.ts'
import { restOf } from '../wallet/usable-credit.ts'
import { useWallet } from '../wallet/wallet-calls.ts'
import type { OnlineGateway, PayDue, PaySubject } from './pay-calls.ts'
import type { PayStep } from './pay-step.ts'
import type { Paying } from './use-payment.ts'
import { walletPart } from './wallet-part.ts'
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
  subject: PaySubject
  paying: Pick<Paying, 'starting' | 'choose' | 'payFromWallet'>
}

/** Returns the wallet's part of the amount due: what it can pay, and what it pays when chosen; decimals. */
function useWalletPart({ reference_type }: PaySubject, due: PayDue) {
  const wallet = useWallet()
  const [isUsed, setIsUsed] = useState(false)
  const usable = walletPart(wallet, reference_type, due)
  const paid = isUsed ? usable : 0
  return { balance: wallet?.balance ?? 0, usable, paid, left: restOf(due.amount, paid), use: setIsUsed }
}

export function PayChoice({ step, subject, paying }: Props) {
  const t = useTranslate()
  const { language } = useVisit()
  const { due, gateways } = step
  const { isBusy, problem } = paying.starting
  const [chosen, setChosen] = useState<OnlineGateway | undefined>(gateways[0])
  const wallet = useWalletPart(subject, due)
  const { paid, left } = wallet
  const money = (amount: number) => moneyText(amount, due.currency, language)
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (chosen === undefined || isBusy) return
    if (paid > 0) paying.payFromWallet(paid, due, chosen)
    else paying.choose(chosen, due)
  }
  const amount = money(left === 0 ? paid : left)
  return (
    <form className={styles.payBody} onSubmit={handleSubmit}>
      <div className={styles.payDue}>
        <p className={styles.payAmount}>{money(due.amount)}</p>
        <p className="dim">{t('pay.for', { what: due.description })}</p>
      </div>
      <PayWallet {...{ wallet, money }} />
      {left > 0 && <Gateways {...{ gateways, chosen }} onChoose={setChosen} />}
      {problem !== '' && (
        <div className="note bad" role="alert">
          <Icon of={alertCircleOutline} />
          <span className="text">{problem}</span>
        </div>
      )}
      <button className="button big wide" aria-disabled={isBusy}>
        {isBusy ? t('pay.starting') : t(left === 0 ? 'pay.wallet_go' : 'pay.go', { amount })}
      </button>
      {left > 0 && chosen && chosen !== 'Sandbox' && (
        <p className="tiny dim">{t('pay.safe', { gateway: chosen })}</p>
      )}
    </form>
  )
}

interface PayWalletProps {
  wallet: ReturnType<typeof useWalletPart>
  money: (amount: number) => string
}

function PayWallet({ wallet, money }: PayWalletProps) {
  const t = useTranslate()
  const { balance, usable, paid, left, use } = wallet
  if (usable === 0) return null
  return (
    <label className={styles.payOption}>
      <input type="checkbox" checked={paid > 0} onChange={({ target }) => use(target.checked)} />
      <Icon of={walletOutline} />
      <span className="text">
        <span className="mid">{t('pay.wallet_use', { amount: money(usable) })}</span>
        <span className="tiny dim">
          {paid > 0 && left > 0
            ? t('pay.wallet_left', { amount: money(left) })
            : t('pay.wallet_balance', { amount: money(balance) })}
        </span>
      </span>
    </label>
  )
}

interface GatewaysProps {
  gateways: readonly OnlineGateway[]
  chosen: OnlineGateway | undefined
  onChoose: (gateway: OnlineGateway) => void
}

function Gateways({ gateways, chosen, onChoose }: GatewaysProps) {
  const t = useTranslate()
  return (
    <fieldset className={styles.payOptions}>
      <legend className="label">{t('pay.how')}</legend>
      {gateways.map((gateway) => (
        <label key={gateway} className={styles.payOption}>
          <input
            type="radio"
            name="gateway"
            value={gateway}
            checked={gateway === chosen}
            onChange={() => onChoose(gateway)}
          />
          <Icon of={gatewayOptions[gateway].icon} />
          <span className="text">
            <span className="mid">{t(gatewayOptions[gateway].label)}</span>
            <span className="tiny dim">{hintOf(gateway, t)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

const hintOf = (gateway: OnlineGateway, t: Translate): string =>
  gateway === 'Sandbox' ? t('pay.sandbox_hint') : t('pay.by_gateway', { gateway })
