import { useAnswer } from '../../data/use-answer.ts'
import { useSay } from '../../language/text.ts'
import { ListSkeleton } from '../../ui/market/list-skeleton.tsx'
import { MarketList } from '../../ui/market/market-list.tsx'
import { useQuestion, type Asked } from '../../ui/market/use-question.ts'
import { Shown } from '../../ui/shown.tsx'
import { AdCard } from './ad-card.tsx'
import { adsCall, adsPath, type AdPage } from './classified-calls.ts'

export function ClassifiedsBody() {
  const say = useSay()
  const asked = useQuestion(adsPath)
  const query = useAnswer(adsCall(asked.question))
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{say('classifieds.title')}</h1>
        <p className="dim">{say('classifieds.lead')}</p>
        <a className="more" href="/my-ads">
          {say('classifieds.post')}
        </a>
      </div>
      <Shown query={query} loading={<ListSkeleton />}>
        {(page) => <AdList page={page} asked={asked} />}
      </Shown>
    </div>
  )
}

function AdList({ page, asked }: { page: AdPage; asked: Asked }) {
  const { ads, currency } = page
  return (
    <MarketList room="classifieds" path={adsPath} asked={asked} page={page} isEmpty={ads.length === 0}>
      <ul className="events">
        {ads.map((ad, index) => (
          <li key={ad.name}>
            <AdCard ad={ad} currency={currency} ground={index} />
          </li>
        ))}
      </ul>
    </MarketList>
  )
}
