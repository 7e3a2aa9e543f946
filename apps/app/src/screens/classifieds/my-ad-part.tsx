import type { MessageId } from '#design/messages'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { shortDay } from '../../ui/text/date-text.ts'
import { useAction } from '#client/react'
import { refusal, ProblemNote } from '../../ui/problem-note.tsx'
import { adAnswers, type AdAnswers } from './ad-answers.ts'
import {
  readMyAd,
  takeStep,
  type AdStep,
  type MyAdCard,
  sendReply,
  type AdEnquiry,
  adPriceText,
} from './classified-calls.ts'
import { useState, type SubmitEvent } from 'react'
import { FlagPart } from '../../ui/market/flag-form.tsx'
import { TextBox, Tick } from '../../ui/market/form-fields.tsx'
import cardsStyles from '../../ui/card/cards.module.css'
import marketStyles from '../../ui/market/market.module.css'

interface Props {
  ad: MyAdCard
  currency: string
  onChanged: () => void
  onEdit: (answers: AdAnswers) => void
}

const stepLabels: Record<AdStep, MessageId> = {
  submit_ad: 'classifieds.send_in',
  withdraw_ad: 'classifieds.take_back',
  mark_sold: 'classifieds.mark_sold',
  renew: 'classifieds.renew',
}

export function MyAdPart({ ad, currency, onChanged, onEdit }: Props) {
  const t = useTranslate()
  const asking = useAction((error) => refusal(error, t('classifieds.failed')))
  const take = (step: AdStep) =>
    void asking.ask(async () => {
      await takeStep(step, ad.name)
      onChanged()
    })
  const edit = () => void asking.ask(async () => onEdit(adAnswers(await readMyAd(ad.name))))
  return (
    <section className="card padded stack" aria-label={ad.title}>
      <MyAdHead ad={ad} currency={currency} />
      <div className={marketStyles.marketActions}>
        {adSteps(ad).map((step) => (
          <button
            key={step}
            type="button"
            className="button line"
            aria-disabled={asking.isBusy}
            onClick={() => take(step)}
          >
            {t(stepLabels[step])}
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
      <h2 className={cardsStyles.albumTitle}>{title}</h2>
      <p className="action-row">
        <span className={state === 'live' && ad.is_hidden === 0 ? 'badge ok' : 'badge'}>
          {t(stateLabel(ad))}
        </span>
        <span className="small numbers">{adPriceText({ price, currency }, language, t)}</span>
        {expires_on && state === 'live' && (
          <span className="small dim">{t('classifieds.until', { day: shortDay(expires_on, language) })}</span>
        )}
      </p>
      {reason && <p className="note">{t('classifieds.because', { reason })}</p>}
    </>
  )
}

const labels: Record<MyAdCard['state'], MessageId> = {
  draft: 'classifieds.state_draft',
  'in review': 'classifieds.state_review',
  live: 'classifieds.state_live',
  sold: 'classifieds.state_sold',
  expired: 'classifieds.state_expired',
}

export const stateLabel = ({ state, is_hidden }: Pick<MyAdCard, 'state' | 'is_hidden'>): MessageId =>
  is_hidden === 1 ? 'classifieds.state_hidden' : labels[state]

const stepsOfState: Record<MyAdCard['state'], readonly AdStep[]> = {
  draft: ['submit_ad'],
  'in review': ['withdraw_ad'],
  live: ['mark_sold', 'withdraw_ad'],
  sold: [],
  expired: ['withdraw_ad'],
}

export function adSteps({ state, can_renew }: Pick<MyAdCard, 'state' | 'can_renew'>): readonly AdStep[] {
  return can_renew === 1 ? ['renew', ...stepsOfState[state]] : stepsOfState[state]
}

interface EnquiryPartProps {
  enquiry: AdEnquiry
  onAnswered: () => void
}

function EnquiryPart({ enquiry, onAnswered }: EnquiryPartProps) {
  const t = useTranslate()
  const { name, enquirer_name, message, reply } = enquiry
  return (
    <div className="stack" style={{ overflowWrap: 'anywhere' }}>
      <p style={{ whiteSpace: 'pre-line' }}>
        <b className="mid">{enquirer_name}:</b> {message}
      </p>
      {reply ? (
        <p className="small dim">{t('classifieds.you_answered', { reply })}</p>
      ) : (
        <ReplyForm enquiry={enquiry} onAnswered={onAnswered} />
      )}
      <FlagPart doctype="Classified Enquiry" name={name} />
    </div>
  )
}

function ReplyForm({ enquiry, onAnswered }: EnquiryPartProps) {
  const t = useTranslate()
  const [message, setMessage] = useState('')
  const [isShared, setIsShared] = useState(false)
  const asking = useAction((error) => refusal(error, t('classifieds.failed')))
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (message.trim() === '') return
    void asking.ask(async () => {
      await sendReply({ enquiry: enquiry.name, message, shares_phone: isShared ? 1 : 0 })
      onAnswered()
    })
  }
  return (
    <form className="contact-form" onSubmit={handleSubmit}>
      <TextBox
        label={t('classifieds.reply')}
        type="long"
        longest={2000}
        value={message}
        onType={setMessage}
      />
      <Tick
        label={t('classifieds.share_phone', { enquirer: enquiry.enquirer_name })}
        isTicked={isShared}
        onTick={setIsShared}
      />
      <ProblemNote problem={asking.problem} />
      <div className="actions">
        <button className="button" aria-disabled={asking.isBusy || message.trim() === ''}>
          {t(asking.isBusy ? 'classifieds.sending' : 'classifieds.reply_send')}
        </button>
      </div>
    </form>
  )
}
