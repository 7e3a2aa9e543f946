import { useState, type SubmitEvent } from 'react'
import { useAction } from '#client/react'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import {
  savePayoutDetails,
  useReadAffiliateAgain,
  type AffiliateAnswer,
  type OwnAffiliate,
} from '../../ui/affiliates/affiliate-calls.ts'
import { TextBox } from '../../ui/market/form-fields.tsx'
import { ProblemNote, refusal } from '../../ui/problem-note.tsx'
import { useShellActions } from '../../ui/shell-actions.ts'
import { shortDay } from '../../ui/text/date-text.ts'
import { moneyText } from '../../ui/text/money-text.ts'
import styles from './affiliates.module.css'

interface Props {
  answer: AffiliateAnswer
  affiliate: OwnAffiliate
}

/** The payouts so far, and where the next one goes. */
export function PayoutsPart({ answer: { payouts, currency }, affiliate }: Props) {
  const t = useTranslate()
  const { language } = useVisit()
  return (
    <section className="card padded stack" aria-labelledby="affiliate-payouts">
      <h2 id="affiliate-payouts">{t('affiliates.payouts')}</h2>
      {payouts.length === 0 && <p className="small dim">{t('affiliates.no_payouts')}</p>}
      {payouts.length > 0 && (
        <ul className={styles.payouts}>
          {payouts.map(({ payout, state, amount, reference, date }) => (
            <li key={payout}>
              <span>
                <b className="mid">{moneyText(amount, currency, language)}</b>
                <span className={`small dim ${styles.stepText}`}>
                  {state === 'paid'
                    ? t('affiliates.payout_paid', { day: shortDay(date, language), reference })
                    : t('affiliates.payout_prepared')}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <PayoutDetailsForm first={affiliate.payout_details ?? ''} />
    </section>
  )
}

function PayoutDetailsForm({ first }: { first: string }) {
  const t = useTranslate()
  const { showToast } = useShellActions()
  const readAgain = useReadAffiliateAgain()
  const [details, setDetails] = useState(first)
  const saving = useAction((error) => refusal(error, t('affiliates.failed')))
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (saving.isBusy || details.trim() === '') return
    void saving.ask(async () => {
      await savePayoutDetails(details.trim())
      await readAgain()
      showToast(t('affiliates.details_saved'))
    })
  }
  return (
    <form className={styles.details} noValidate onSubmit={handleSubmit}>
      <TextBox
        {...{ label: t('affiliates.payout_details'), longest: 200, value: details }}
        help={t('affiliates.payout_details_help')}
        onType={setDetails}
      />
      <ProblemNote problem={saving.problem} />
      <p>
        <button className="button line" aria-disabled={saving.isBusy}>
          {t('affiliates.save_details')}
        </button>
      </p>
    </form>
  )
}
