import type { MessageId } from '#design/messages'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { shortDay } from '../../ui/text/date-text.ts'
import { refusal } from '../../ui/refusal.ts'
import { ProblemNote } from '../../ui/state/problem-note.tsx'
import { useAsking } from '../../ui/proof/use-asking.ts'
import { answersOf, type AdAnswers } from './ad-answers.ts'
import { stateWords, stepsOf } from './ad-state.ts'
import { readMyAd, takeStep, type AdStep, type MyAdCard } from './classified-calls.ts'
import '../../ui/market/market.css'
import { EnquiryPart } from './enquiry-part.tsx'
import { priceWords } from './price-words.ts'

interface Props {
  ad: MyAdCard
  currency: string
  onChanged: () => void
  onEdit: (answers: AdAnswers) => void
}

const stepWords: Record<AdStep, MessageId> = {
  submit_ad: 'classifieds.send_in',
  withdraw_ad: 'classifieds.take_back',
  mark_sold: 'classifieds.mark_sold',
  renew: 'classifieds.renew',
}

/** One of one's own advertisements: where it stands, what can be done, and what was asked. */
export function MyAdPart({ ad, currency, onChanged, onEdit }: Props) {
  const t = useTranslate()
  const asking = useAsking((error) => refusal(error, t('classifieds.failed')))
  const take = (step: AdStep) =>
    void asking.ask(async () => {
      await takeStep(step, ad.name)
      onChanged()
    })
  const edit = () => void asking.ask(async () => onEdit(answersOf(await readMyAd(ad.name))))
  return (
    <section className="card padded stack" aria-label={ad.title}>
      <MyAdHead ad={ad} currency={currency} />
      <div className="market-ways">
        {stepsOf(ad).map((step) => (
          <button
            key={step}
            type="button"
            className="button line"
            aria-disabled={asking.isBusy}
            onClick={() => take(step)}
          >
            {t(stepWords[step])}
          </button>
        ))}
        {ad.state !== 'sold' && (
          <button type="button" className="button line" aria-disabled={asking.isBusy} onClick={edit}>
            {t('classifieds.edit')}
          </button>
        )}
      </div>
      <ProblemNote problem={asking.problem} />
      {ad.enquiries.length > 0 && <h3>{t('classifieds.questions', { count: ad.enquiries.length })}</h3>}
      {ad.enquiries.map((enquiry) => (
        <EnquiryPart key={enquiry.name} enquiry={enquiry} onAnswered={onChanged} />
      ))}
    </section>
  )
}

function MyAdHead({ ad, currency }: Pick<Props, 'ad' | 'currency'>) {
  const t = useTranslate()
  const { language } = useVisit()
  const { title, price, expires_on, state, hidden_because, sent_back_because } = ad
  const reason = ad.is_hidden === 1 ? hidden_because : sent_back_because
  return (
    <>
      <h2 className="album-title">{title}</h2>
      <p className="support-row">
        <span className={state === 'live' && ad.is_hidden === 0 ? 'badge ok' : 'badge'}>
          {t(stateWords(ad))}
        </span>
        <span className="small numbers">{priceWords({ price, currency }, language, t)}</span>
        {expires_on && state === 'live' && (
          <span className="small dim">{t('classifieds.until', { day: shortDay(expires_on, language) })}</span>
        )}
      </p>
      {reason && <p className="note">{t('classifieds.because', { reason })}</p>}
    </>
  )
}
