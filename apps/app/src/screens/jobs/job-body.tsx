import { useAnswer } from '../../data/query/use-answer.ts'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import type { Params } from '../../shell/screen.ts'
import { shortDay } from '../../ui/text/date-text.ts'
import { MarketOffer, OfferFacts, OfferText } from '../../ui/market/market-offer.tsx'
import { ApplyPart } from './apply-part.tsx'
import { employmentWords, jobsPath, openingCall, type OpeningAnswer } from './job-calls.ts'

interface Props {
  params: Params
  /** In the server's page the forms stand still. */
  isStill?: boolean
}

export function JobBody({ params, isStill = false }: Props) {
  const query = useAnswer(openingCall(params['id'] ?? ''))
  return (
    <MarketOffer
      {...{ query, isStill }}
      market="jobs"
      path={jobsPath}
      doctype="Job Opening"
      about={(opening) => (
        <>
          <div className="page-head">
            <h1>{opening.title}</h1>
            <p className="dim">{opening.organisation}</p>
          </div>
          <Facts opening={opening} />
          <OfferText text={opening.description} />
        </>
      )}
      answer={(opening) => <ApplyPart opening={opening} />}
    />
  )
}

function Facts({ opening }: { opening: OpeningAnswer }) {
  const t = useTranslate()
  const { language } = useVisit()
  const { location, pay, category_name, employment_type, closes_on } = opening
  const facts = [
    [t('jobs.employment'), t(employmentWords[employment_type])],
    [t('jobs.location'), location],
    [t('jobs.pay'), pay],
    [t('jobs.kind'), category_name],
  ] as const
  return (
    <OfferFacts facts={facts}>
      <span className="text">
        <b className="mid">{t('jobs.closes', { day: shortDay(closes_on, language) })}</b>
      </span>
    </OfferFacts>
  )
}
