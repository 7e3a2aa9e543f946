import { useAnswer } from '../../data/use-answer.ts'
import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import type { Params } from '../../shell/screen.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { shortDay } from '../../ui/date-text.ts'
import { Empty } from '../../ui/empty.tsx'
import { FlagPart } from '../../ui/market/flag-part.tsx'
import { ListSkeleton } from '../../ui/market/list-skeleton.tsx'
import { Shown } from '../../ui/shown.tsx'
import { ApplyPart } from './apply-part.tsx'
import { employmentWords, jobsPath, openingCall, type OpeningAnswer } from './job-calls.ts'

interface Props {
  params: Params
  /** In the server's page the forms stand still. */
  isStill?: boolean
}

export function JobBody({ params, isStill = false }: Props) {
  const say = useSay()
  const query = useAnswer(openingCall(params['id'] ?? ''))
  const gone = (
    <Empty
      title={say('jobs.gone_title')}
      text={say('jobs.gone_text')}
      way={{ label: say('jobs.see_all'), href: jobsPath }}
    />
  )
  return (
    <Shown query={query} loading={<ListSkeleton />} empty={gone}>
      {(opening) => (
        <div className="wrap">
          <Breadcrumbs crumbs={[{ label: say('jobs.title'), path: jobsPath }]} here={opening.title} />
          <div className="split">
            <div className="stack">
              <div className="page-head">
                <h1>{opening.title}</h1>
                <p className="dim">{opening.organisation}</p>
              </div>
              <Facts opening={opening} />
              <p style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{opening.description}</p>
            </div>
            <div className="stack" inert={isStill}>
              <ApplyPart opening={opening} />
              <FlagPart doctype="Job Opening" name={opening.name} />
            </div>
          </div>
        </div>
      )}
    </Shown>
  )
}

function Facts({ opening }: { opening: OpeningAnswer }) {
  const say = useSay()
  const { language } = useVisit()
  const { location, pay, category_name, employment_type, closes_on } = opening
  const facts = [
    [say('jobs.employment'), say(employmentWords[employment_type])],
    [say('jobs.location'), location],
    [say('jobs.pay'), pay],
    [say('jobs.kind'), category_name],
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
        <span className="text">
          <b className="mid">{say('jobs.closes', { day: shortDay(closes_on, language) })}</b>
        </span>
      </div>
    </div>
  )
}
