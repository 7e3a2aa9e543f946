import { useAnswer } from '../../data/use-answer.ts'
import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import type { Params } from '../../shell/screen.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { shortDay } from '../../ui/date-text.ts'
import { Empty } from '../../ui/empty.tsx'
import { FlagPart } from '../../ui/market/flag-part.tsx'
import { ListSkeleton } from '../../ui/market/list-skeleton.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Shown } from '../../ui/shown.tsx'
import { AskForm } from './ask-form.tsx'
import { adCall, adsPath, type AdAnswer } from './classified-calls.ts'
import { priceWords } from './price-words.ts'

interface Props {
  params: Params
  /** In the server's page the forms stand still. */
  isStill?: boolean
}

export function ClassifiedBody({ params, isStill = false }: Props) {
  const say = useSay()
  const query = useAnswer(adCall(params['id'] ?? ''))
  const gone = (
    <Empty
      title={say('classifieds.gone_title')}
      text={say('classifieds.gone_text')}
      way={{ label: say('classifieds.see_all'), href: adsPath }}
    />
  )
  return (
    <Shown query={query} loading={<ListSkeleton />} empty={gone}>
      {(ad) => (
        <div className="wrap">
          <Breadcrumbs crumbs={[{ label: say('classifieds.title'), path: adsPath }]} here={ad.title} />
          <div className="split">
            <div className="stack">
              <AdHead ad={ad} />
              <Photos ad={ad} />
              <p style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{ad.description}</p>
              <AdFacts ad={ad} />
            </div>
            <div className="stack" inert={isStill}>
              <AskForm ad={ad} />
              <FlagPart doctype="Classified" name={ad.name} />
            </div>
          </div>
        </div>
      )}
    </Shown>
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
  ].filter((fact) => Boolean(fact[1]))
  return (
    <div className="card list">
      {facts.map(([label, value]) => (
        <div key={label}>
          <span className="text">
            <span className="small dim">{label}</span>
            <b className="mid">{value}</b>
          </span>
        </div>
      ))}
      <div>
        <span className="text small dim">{[category_name, since, until].filter(Boolean).join(' · ')}</span>
      </div>
    </div>
  )
}
