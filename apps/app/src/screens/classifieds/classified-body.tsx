import { useAnswer } from '../../data/use-answer.ts'
import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import type { Params } from '../../shell/screen.ts'
import { shortDay } from '../../ui/date-text.ts'
import { MarketOffer, OfferFacts, OfferText } from '../../ui/market/market-offer.tsx'
import { Picture } from '../../ui/picture.tsx'
import { AskForm } from './ask-form.tsx'
import { adCall, adsPath, type AdAnswer } from './classified-calls.ts'
import { priceWords } from './price-words.ts'

interface Props {
  params: Params
  /** In the server's page the forms stand still. */
  isStill?: boolean
}

export function ClassifiedBody({ params, isStill = false }: Props) {
  const query = useAnswer(adCall(params['id'] ?? ''))
  return (
    <MarketOffer
      {...{ query, isStill }}
      room="classifieds"
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
  const say = useSay()
  const { language } = useVisit()
  return (
    <div className="page-head">
      <h1>{ad.title}</h1>
      <p>
        <b className="bold numbers">{priceWords(ad, language, say)}</b>
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
  const say = useSay()
  const { language } = useVisit()
  const { city, seller_name, phone, live_from, expires_on, category_name } = ad
  const until = expires_on && say('classifieds.until', { day: shortDay(expires_on, language) })
  const since = live_from && say('classifieds.since', { day: shortDay(live_from, language) })
  const facts = [
    [say('classifieds.seller'), seller_name],
    [say('classifieds.city'), city],
    [say('classifieds.phone'), phone],
  ] as const
  return (
    <OfferFacts facts={facts}>
      <span className="text small dim">{[category_name, since, until].filter(Boolean).join(' · ')}</span>
    </OfferFacts>
  )
}
