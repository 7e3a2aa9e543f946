import { useCall } from '#client/react'
import { useTranslate } from '../../language/text.ts'
import { ListSkeleton } from '../../ui/skeletons.tsx'
import { MarketList } from '../../ui/market/market-list.tsx'
import { useQuestion, type MarketQuery } from '../../ui/market/question.ts'
import { Shown } from '../../ui/state/answer-states.tsx'
import { useVisit } from '../../data/visit.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import { shortDay } from '../../ui/text/date-text.ts'
import { adPath, type AdCardAnswer, adsCall, adsPath, type AdPage, adPriceText } from './classified-calls.ts'
import styles from '../../ui/card/cards.module.css'

export function ClassifiedsBody() {
  const t = useTranslate()
  const asked = useQuestion(adsPath)
  const query = useCall(adsCall(asked.question))
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t('classifieds.title')}</h1>
        <p className="dim">{t('classifieds.lead')}</p>
        <a className="more" href="/my-ads">
          {t('classifieds.post')}
        </a>
      </div>
      <Shown query={query} loading={<ListSkeleton />}>
        {(page) => <AdList page={page} asked={asked} />}
      </Shown>
    </div>
  )
}

function AdList({ page, asked }: { page: AdPage; asked: MarketQuery }) {
  const { ads, currency } = page
  return (
    <MarketList market="classifieds" path={adsPath} asked={asked} page={page} isEmpty={ads.length === 0}>
      <ul className={styles.events}>
        {ads.map((ad, index) => (
          <li key={ad.name}>
            <AdCard ad={ad} currency={currency} ground={index} />
          </li>
        ))}
      </ul>
    </MarketList>
  )
}

interface Props {
  ad: AdCardAnswer
  currency: string
  ground: number
}

function AdCard({ ad, currency, ground }: Props) {
  const t = useTranslate()
  const { language } = useVisit()
  const { name, title, price, cover, city, live_from } = ad
  const since = live_from && t('classifieds.since', { day: shortDay(live_from, language) })
  return (
    <a className={`card ${styles.eventCard}`} href={adPath(name)}>
      <Picture source={cover} alt="" ground={ground} sizes="(min-width: 768px) 360px, 100vw" />
      <div className={styles.words}>
        <div className="text">
          <h2 className={styles.albumTitle}>{title}</h2>
          <b className="bold numbers">{adPriceText({ price, currency }, language, t)}</b>
          <span className="small dim">{[city, since].filter(Boolean).join(' · ')}</span>
        </div>
      </div>
    </a>
  )
}
