import type { ReactNode } from 'react'
import type { CallResult } from '#client/react'
import { useTranslate } from '../../language/text.ts'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { Empty, Shown } from '../state/answer-states.tsx'
import { FlagPart } from './flag-form.tsx'
import { ListSkeleton } from '../skeletons.tsx'

interface Offered {
  name: string
  title: string
}

interface Props<Offer extends Offered> {
  market: 'classifieds' | 'jobs'
  path: string
  doctype: string
  query: CallResult<Offer>
  isStill: boolean
  about: (offer: Offer) => ReactNode
  answer: (offer: Offer) => ReactNode
}

export function MarketOffer<Offer extends Offered>(props: Props<Offer>) {
  const { market, path, doctype, query, isStill, about, answer } = props
  const t = useTranslate()
  const notFound = (
    <Empty
      title={t(`${market}.not_found_title`)}
      text={t(`${market}.not_found_text`)}
      mainLink={{ label: t(`${market}.see_all`), href: path }}
    />
  )
  return (
    <Shown query={query} loading={<ListSkeleton />} empty={notFound}>
      {(offer) => (
        <div className="wrap">
          <Breadcrumbs crumbs={[{ label: t(`${market}.title`), path }]} here={offer.title} />
          <div className="split">
            <div className="stack">{about(offer)}</div>
            <div className="stack" inert={isStill}>
              {answer(offer)}
              <FlagPart doctype={doctype} name={offer.name} />
            </div>
          </div>
        </div>
      )}
    </Shown>
  )
}

export function OfferText({ text }: { text: string }) {
  return <p style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</p>
}

interface FactsProps {
  facts: readonly (readonly [label: string, value: string | null])[]
}

export function OfferFacts({ facts }: FactsProps) {
  return (
    <div className="card list">
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([label, value]) => (
          <div key={label}>
            <span className="text">
              <span className="small dim">{label}</span>
              <b className="mid">{value}</b>
            </span>
          </div>
        ))}
    </div>
  )
}
