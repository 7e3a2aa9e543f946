import type { ReactNode } from 'react'
import type { AnswerQuery } from '../../data/use-answer.ts'
import { useSay } from '../../language/text.ts'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { Empty } from '../empty.tsx'
import { Shown } from '../shown.tsx'
import { FlagPart } from './flag-part.tsx'
import { ListSkeleton } from './list-skeleton.tsx'

interface Offered {
  name: string
  title: string
}

interface Props<Offer extends Offered> {
  /** Whose words are said. */
  room: 'classifieds' | 'jobs'
  /** Of the list it stands in. */
  path: string
  doctype: string
  query: AnswerQuery<Offer>
  /** In the server's page the forms stand still. */
  isStill: boolean
  /** What it is. */
  about: (offer: Offer) => ReactNode
  /** What whoever wants it does. */
  answer: (offer: Offer) => ReactNode
}

/** One thing that somebody offers, and beside it the ways to answer. */
export function MarketOffer<Offer extends Offered>(props: Props<Offer>) {
  const { room, path, doctype, query, isStill, about, answer } = props
  const t = useSay()
  const gone = (
    <Empty
      title={t(`${room}.not_found_title`)}
      text={t(`${room}.not_found_text`)}
      way={{ label: t(`${room}.see_all`), href: path }}
    />
  )
  return (
    <Shown query={query} loading={<ListSkeleton />} empty={gone}>
      {(offer) => (
        <div className="wrap">
          <Breadcrumbs crumbs={[{ label: t(`${room}.title`), path }]} here={offer.title} />
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

/** What its author wrote, in his own lines. */
export function OfferText({ text }: { text: string }) {
  return <p style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</p>
}

interface FactsProps {
  /** Labels with what is said; nothing is shown of what is not said. */
  facts: readonly (readonly [label: string, value: string | null])[]
  /** What stands below them. */
  children: ReactNode
}

export function OfferFacts({ facts, children }: FactsProps) {
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
      <div>{children}</div>
    </div>
  )
}
