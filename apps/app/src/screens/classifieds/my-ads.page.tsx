import { Page } from '../../shell/page.tsx'
import { MarketMessages } from '../../ui/added-catalogues.tsx'
import { myAdsScreen } from './my-ads.screen.tsx'
import { useState, useRef, type SubmitEvent } from 'react'
import { useTranslate } from '../../language/text.ts'
import { ListSkeleton } from '../../ui/skeletons.tsx'
import { useOwnCall } from '../../data/query/use-own-call.ts'
import { Shown } from '../../ui/state/answer-states.tsx'
import { SignedOut } from '../../ui/state/signed-out.tsx'
import { randomKey } from '../../ui/form/random-key.ts'
import { focusFirstWrong } from '../../ui/market/typed-fields.ts'
import { useAction } from '#client/react'
import { refusal, ProblemNote } from '../../ui/problem-note.tsx'
import {
  adIn,
  adProblems,
  type AdAnswers,
  type AdProblems,
  emptyAd,
  adDraft,
  forgetAdDraft,
  storeAdDraft,
} from './ad-answers.ts'
import { AdFields } from './ad-fields.tsx'
import { saveAd, takeStep, type MyAds, myAdsCall } from './classified-calls.ts'
import { MyAdPart } from './my-ad-part.tsx'

MarketMessages.fetchAhead()

export function MyAdsPage() {
  return (
    <MarketMessages>
      <Page screen={myAdsScreen}>
        <MyAdsBody />
      </Page>
    </MarketMessages>
  )
}

function MyAdsBody() {
  const t = useTranslate()
  const { query, isSignedOut } = useOwnCall(myAdsCall)
  if (isSignedOut)
    return (
      <SignedOut title={t('classifieds.sign_in_title')} text={t('classifieds.sign_in_text')} next="/my-ads" />
    )
  return (
    <Shown query={query} loading={<ListSkeleton />}>
      {(mine) => <Mine mine={mine} onChanged={() => void query.refetch()} />}
    </Shown>
  )
}

function Mine({ mine, onChanged }: { mine: MyAds; onChanged: () => void }) {
  const t = useTranslate()
  const [written, setWritten] = useState<AdAnswers | null>(null)
  const handleDone = () => {
    setWritten(null)
    onChanged()
  }
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t('classifieds.mine')}</h1>
        <p className="dim">{t('classifieds.mine_lead')}</p>
        <a className="more" href="/classifieds">
          {t('classifieds.see_all')}
        </a>
      </div>
      <div className="stack">
        {written ? (
          <AdForm key={written.name} first={written} categories={mine.categories} onDone={handleDone} />
        ) : (
          <div>
            <button type="button" className="button" onClick={() => setWritten(emptyAd)}>
              {t('classifieds.post')}
            </button>
          </div>
        )}
        {mine.ads.length === 0 && written === null && (
          <p className="dim">
            <b className="mid">{t('classifieds.mine_none_title')}</b> {t('classifieds.mine_none_text')}
          </p>
        )}
        {mine.ads.map((ad) => (
          <MyAdPart
            key={ad.name}
            ad={ad}
            currency={mine.currency}
            onChanged={onChanged}
            onEdit={setWritten}
          />
        ))}
      </div>
    </div>
  )
}

interface Props {
  first: AdAnswers
  categories: MyAds['categories']
  onDone: () => void
}

function AdForm({ first, categories, onDone }: Props) {
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  // One key for the last text: two taps are one advertisement, another text is another one.
  const last = useRef({ content: '', key: '' })
  const [answers, setAnswers] = useState(() => adDraft(first))
  const [problems, setProblems] = useState<AdProblems>({})
  const asking = useAction((error) => refusal(error, t('classifieds.failed')))
  const handleChange = (changes: Partial<AdAnswers>) =>
    setAnswers((before) => {
      const next = { ...before, ...changes }
      storeAdDraft(next)
      return next
    })
  const send = (isSentIn: boolean) => {
    const found = adProblems(answers)
    setProblems(found)
    if (Object.keys(found).length > 0) return focusFirstWrong(form.current)
    const content = JSON.stringify(answers)
    if (content !== last.current.content) last.current = { content, key: randomKey() }
    void asking.ask(async () => {
      const saved = await saveAd({ ...adIn(answers), idempotency_key: last.current.key })
      forgetAdDraft(answers.name)
      if (isSentIn && saved.state === 'draft') await takeStep('submit_ad', saved.name)
      onDone()
    })
  }
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    send(true)
  }
  const handleClose = () => {
    forgetAdDraft(answers.name)
    onDone()
  }
  return (
    <form ref={form} className="card padded contact-form" noValidate onSubmit={handleSubmit}>
      <h2>{t(first.name === '' ? 'classifieds.form_new' : 'classifieds.form_change')}</h2>
      <AdFields {...{ answers, problems, categories }} onChange={handleChange} />
      <ProblemNote problem={asking.problem} />
      <div className="actions">
        <button className="button" aria-disabled={asking.isBusy}>
          {t(asking.isBusy ? 'classifieds.sending' : 'classifieds.form_send')}
        </button>
        <button
          type="button"
          className="button line"
          aria-disabled={asking.isBusy}
          onClick={() => send(false)}
        >
          {t('classifieds.form_save')}
        </button>
        <button type="button" className="button line" onClick={handleClose}>
          {t('classifieds.form_close')}
        </button>
      </div>
    </form>
  )
}
