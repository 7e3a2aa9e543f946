import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import type { Params } from '../../shell/screen.ts'
import { shortDay } from '../../ui/text/date-text.ts'
import { MarketOffer, OfferFacts, OfferText } from '../../ui/market/market-offer.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { useRef, useState, type SubmitEvent } from 'react'
import { useAccount } from '../../data/account.ts'
import { randomKey } from '../../ui/form/random-key.ts'
import { focusFirstWrong, looksLikeEmail, useTypedFields } from '../../ui/market/typed-fields.ts'
import { useAction, useCall } from '#client/react'
import { refusal, ProblemNote } from '../../ui/problem-note.tsx'
import { TextBox } from '../../ui/market/form-fields.tsx'
import { sendQuestion, type AdAnswer, adCall, adsPath, adPriceText } from './classified-calls.ts'
import type { MessageId } from '#design/messages'

const nothing: AskAnswers = { enquirer_name: '', enquirer_email: '', message: '' }

function AskForm({ ad }: { ad: AdAnswer }) {
  const t = useTranslate()
  const isGuest = useAccount() === null
  const form = useRef<HTMLFormElement>(null)
  // One key for the last text: two taps are one question, another text is another one.
  const last = useRef({ content: '', key: '' })
  const { answers, field, setProblems } = useTypedFields<keyof AskAnswers>(nothing)
  const [isSent, setIsSent] = useState(false)
  const asking = useAction((error) => refusal(error, t('classifieds.failed')))
  if (isSent) return <Sent />
  const seller = ad.seller_name
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const found = enquiryProblems(answers, isGuest)
    setProblems(found)
    if (Object.keys(found).length > 0) return focusFirstWrong(form.current)
    const content = JSON.stringify(answers)
    if (content !== last.current.content) last.current = { content, key: randomKey() }
    void asking.ask(async () => {
      await sendQuestion({ ...answers, classified: ad.name, idempotency_key: last.current.key })
      setIsSent(true)
    })
  }
  return (
    <form ref={form} className="card padded contact-form" noValidate onSubmit={handleSubmit}>
      <h2>{t('classifieds.ask_title', { seller })}</h2>
      <p className="small dim">{t('classifieds.ask_lead')}</p>
      {isGuest && (
        <>
          <TextBox
            {...field('enquirer_name')}
            label={t('classifieds.your_name')}
            autoComplete="name"
            longest={80}
          />
          <TextBox
            {...field('enquirer_email')}
            label={t('classifieds.your_email')}
            help={t('classifieds.email_help', { seller })}
            type="email"
            autoComplete="email"
          />
        </>
      )}
      <TextBox {...field('message')} label={t('classifieds.message')} type="long" longest={2000} />
      <ProblemNote problem={asking.problem} />
      <button className="button" aria-disabled={asking.isBusy}>
        {t(asking.isBusy ? 'classifieds.sending' : 'classifieds.send')}
      </button>
    </form>
  )
}

function Sent() {
  const t = useTranslate()
  return (
    <div className="card padded stack" role="status">
      <h2>{t('classifieds.asked_title')}</h2>
      <p className="dim">{t('classifieds.asked_text')}</p>
    </div>
  )
}

interface Props {
  params: Params
  isStill?: boolean
}

export function ClassifiedBody({ params, isStill = false }: Props) {
  const query = useCall(adCall(params['id'] ?? ''))
  return (
    <MarketOffer
      {...{ query, isStill }}
      market="classifieds"
      path={adsPath}
      doctype="Classified"
      about={(ad) => (
        <>
          <AdHead ad={ad} />
          <Photos ad={ad} />
          <OfferText text={ad.description} />
          <AdFacts ad={ad} />
        </>
      )}
      answer={(ad) => <AskForm ad={ad} />}
    />
  )
}

function AdHead({ ad }: { ad: AdAnswer }) {
  const t = useTranslate()
  const { language } = useVisit()
  return (
    <div className="page-head">
      <h1>{ad.title}</h1>
      <p>
        <b className="bold numbers">{adPriceText(ad, language, t)}</b>
      </p>
    </div>
  )
}

function Photos({ ad }: { ad: AdAnswer }) {
  if (ad.photos.length === 0) return null
  return (
    <ul className="stack">
      {ad.photos.map(({ picture, alt }, index) => (
        <li key={picture}>
          <Picture
            source={picture}
            alt={alt ?? ad.title}
            ground={index}
            sizes="(min-width: 768px) 640px, 100vw"
            isFirst={index === 0}
          />
        </li>
      ))}
    </ul>
  )
}

function AdFacts({ ad }: { ad: AdAnswer }) {
  const t = useTranslate()
  const { language } = useVisit()
  const { city, seller_name, phone, live_from, expires_on, category_name } = ad
  const facts = [
    [t('classifieds.seller'), seller_name],
    [t('classifieds.city'), city],
    [t('classifieds.phone'), phone],
    [t('classifieds.form_category'), category_name],
    [t('classifieds.posted_on'), live_from && shortDay(live_from, language)],
    [t('classifieds.shown_until'), expires_on && shortDay(expires_on, language)],
  ] as const
  return <OfferFacts facts={facts} />
}

export interface AskAnswers {
  enquirer_name: string
  enquirer_email: string
  message: string
}

export function enquiryProblems(
  { enquirer_name, enquirer_email, message }: AskAnswers,
  isGuest: boolean,
): Partial<Record<keyof AskAnswers, MessageId>> {
  return {
    ...(isGuest && enquirer_name.trim() === '' ? { enquirer_name: 'classifieds.name_missing' as const } : {}),
    ...(isGuest && !looksLikeEmail(enquirer_email)
      ? { enquirer_email: 'classifieds.email_wrong' as const }
      : {}),
    ...(message.trim() === '' ? { message: 'classifieds.message_missing' as const } : {}),
  }
}
