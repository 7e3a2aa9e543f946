import { useState } from 'react'
import { useSay } from '../../language/text.ts'
import { ListSkeleton } from '../../ui/market/list-skeleton.tsx'
import { useOwnAnswer } from '../../data/use-own-answer.ts'
import { Shown } from '../../ui/shown.tsx'
import { SignedOut } from '../../ui/signed-out.tsx'
import { AdForm } from './ad-form.tsx'
import { emptyAd, type AdAnswers } from './ad-answers.ts'
import { myAdsCall, type MyAds } from './classified-calls.ts'
import { MyAdPart } from './my-ad-part.tsx'

export function MyAdsBody() {
  const say = useSay()
  const { query, isSignedOut } = useOwnAnswer(myAdsCall)
  if (isSignedOut)
    return (
      <SignedOut
        title={say('classifieds.sign_in_title')}
        text={say('classifieds.sign_in_text')}
        next="/my-ads"
      />
    )
  return (
    <Shown query={query} loading={<ListSkeleton />}>
      {(mine) => <Mine mine={mine} onChanged={query.retry} />}
    </Shown>
  )
}

function Mine({ mine, onChanged }: { mine: MyAds; onChanged: () => void }) {
  const say = useSay()
  const [written, setWritten] = useState<AdAnswers | null>(null)
  const handleDone = () => {
    setWritten(null)
    onChanged()
  }
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{say('classifieds.mine')}</h1>
        <p className="dim">{say('classifieds.mine_lead')}</p>
        <a className="more" href="/classifieds">
          {say('classifieds.see_all')}
        </a>
      </div>
      <div className="stack">
        {written ? (
          <AdForm key={written.name} first={written} categories={mine.categories} onDone={handleDone} />
        ) : (
          <div>
            <button type="button" className="button" onClick={() => setWritten(emptyAd)}>
              {say('classifieds.post')}
            </button>
          </div>
        )}
        {mine.ads.length === 0 && written === null && (
          <p className="dim">
            <b className="mid">{say('classifieds.mine_none_title')}</b> {say('classifieds.mine_none_text')}
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
