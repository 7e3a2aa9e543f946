import { useRef, useState, type SubmitEvent } from 'react'
import { checkmarkCircleOutline } from 'ionicons/icons'
import { useAction } from '#client/react'
import { useAccount } from '../../data/account.ts'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { randomKey } from '../../ui/form/random-key.ts'
import { checkGiftCard, redeemGiftCard, type CheckedGiftCard } from '../../ui/gift-cards/gift-card-calls.ts'
import { Icon } from '../../ui/icon.tsx'
import { TextBox } from '../../ui/market/form-fields.tsx'
import { focusFirstWrong } from '../../ui/market/typed-fields.ts'
import { ProblemNote, refusal } from '../../ui/problem-note.tsx'
import { useShellActions } from '../../ui/shell-actions.ts'
import { plainDay } from '../../ui/text/date-text.ts'
import { moneyText } from '../../ui/text/money-text.ts'
import { useIsWalletOn, useReadWalletAgain } from '../../ui/wallet/wallet-calls.ts'
import styles from './gift-cards.module.css'

/** Reads what a card holds by its code, and adds it to the wallet. */
export function BalancePart() {
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const [code, setCode] = useState('')
  const [checked, setChecked] = useState<CheckedGiftCard | null>(null)
  const checking = useAction(
    (error) => refusal(error, t('gift_cards.failed')),
    () => focusFirstWrong(form.current),
  )
  const handleType = (text: string) => {
    setCode(text)
    setChecked(null)
    checking.reset()
  }
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (checking.isBusy || code.trim() === '') return
    setChecked(null)
    void checking.ask(async () => setChecked(await checkGiftCard(code.trim())))
  }
  return (
    <section className="card padded stack" aria-labelledby="gift-card-balance">
      <h2 id="gift-card-balance">{t('gift_cards.balance_title')}</h2>
      <form ref={form} className={styles.giftCheck} noValidate onSubmit={handleSubmit}>
        <TextBox
          {...{ label: t('gift_cards.code'), value: code, longest: 40, help: t('gift_cards.code_help') }}
          problem={checking.problem || undefined}
          onType={handleType}
        />
        <button className="button line" aria-disabled={checking.isBusy}>
          {checking.isBusy ? t('gift_cards.checking') : t('gift_cards.check')}
        </button>
      </form>
      <div role="status" className={styles.giftStatus}>
        {checked && <Balance {...{ checked, code }} onRedeemed={() => handleType('')} />}
      </div>
    </section>
  )
}

interface BalanceProps {
  checked: CheckedGiftCard
  code: string
  onRedeemed: () => void
}

function Balance({ checked, code, onRedeemed }: BalanceProps) {
  const t = useTranslate()
  const { language } = useVisit()
  const isWalletOn = useIsWalletOn()
  const account = useAccount()
  const { balance, currency, expires_on, last_four } = checked
  const amount = moneyText(balance, currency, language)
  return (
    <div className={styles.giftBalance}>
      <p className={styles.giftLeft}>{amount}</p>
      <p className="small dim">
        {t('gift_cards.balance_text', { code: last_four, day: plainDay(expires_on, language) })}
      </p>
      {isWalletOn && account !== null && <RedeemButton {...{ code, amount, onRedeemed }} />}
      {isWalletOn && account === null && <p className="small dim">{t('gift_cards.redeem_sign_in')}</p>}
    </div>
  )
}

interface RedeemProps extends Pick<BalanceProps, 'code' | 'onRedeemed'> {
  amount: string
}

function RedeemButton({ code, amount, onRedeemed }: RedeemProps) {
  const t = useTranslate()
  const { showToast } = useShellActions()
  const readWalletAgain = useReadWalletAgain()
  const [key] = useState(randomKey)
  const redeeming = useAction((error) => refusal(error, t('gift_cards.failed')))
  const handleRedeem = () =>
    void redeeming.ask(async () => {
      await redeemGiftCard({ code: code.trim(), idempotency_key: key })
      showToast(t('gift_cards.redeemed', { amount }))
      void readWalletAgain()
      onRedeemed()
    })
  return (
    <div className="stack">
      <ProblemNote problem={redeeming.problem} />
      <p>
        <button type="button" className="button" aria-disabled={redeeming.isBusy} onClick={handleRedeem}>
          <Icon of={checkmarkCircleOutline} isSmall />
          {t('gift_cards.redeem', { amount })}
        </button>
      </p>
    </div>
  )
}
