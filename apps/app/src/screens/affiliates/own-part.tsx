import { closeCircleOutline, hourglassOutline, pauseCircleOutline } from 'ionicons/icons'
import { useOwnCall } from '../../data/query/use-own-call.ts'
import { useTranslate } from '../../language/text.ts'
import {
  affiliateCall,
  affiliatePath,
  type AffiliateAnswer,
  type OwnAffiliate,
} from '../../ui/affiliates/affiliate-calls.ts'
import { Icon } from '../../ui/icon.tsx'
import { Failed } from '../../ui/state/answer-states.tsx'
import { ApplicationForm } from './application-form.tsx'
import { CodePart } from './code-part.tsx'
import { CommissionsPart } from './commissions-part.tsx'
import { EarningsPart } from './earnings-part.tsx'
import { PayoutsPart } from './payouts-part.tsx'
import { OwnPartSkeleton } from './program-body.tsx'

/** The visitor's own part: the application, its state, or the dashboard. */
export function OwnPart() {
  const { query, isSignedOut } = useOwnCall(affiliateCall)
  if (isSignedOut) return <SignInCard />
  if (query.data !== undefined) return <Own answer={query.data} />
  return query.error ? <Failed error={query.error} retry={() => void query.refetch()} /> : <OwnPartSkeleton />
}

function SignInCard() {
  const t = useTranslate()
  return (
    <section className="card padded stack">
      <h2>{t('affiliates.sign_in_title')}</h2>
      <p className="dim">{t('affiliates.sign_in_text')}</p>
      <p>
        <a
          className="button big"
          href={`/sign-in?${new URLSearchParams({ next: affiliatePath, again: '1' })}`}
        >
          {t('shell.sign_in')}
        </a>
      </p>
    </section>
  )
}

function Own({ answer }: { answer: AffiliateAnswer }) {
  const { affiliate } = answer
  if (affiliate === null) return <ApplicationForm />
  if (affiliate.state === 'applied') return <Applied affiliate={affiliate} />
  if (affiliate.state === 'refused') return <Refused affiliate={affiliate} />
  return (
    <>
      {affiliate.state === 'suspended' ? (
        <Suspended affiliate={affiliate} />
      ) : (
        <CodePart affiliate={affiliate} />
      )}
      <EarningsPart answer={answer} />
      <CommissionsPart currency={answer.currency} />
      <PayoutsPart answer={answer} affiliate={affiliate} />
    </>
  )
}

function Applied({ affiliate: { display_name, group_name } }: { affiliate: OwnAffiliate }) {
  const t = useTranslate()
  return (
    <section className="card padded stack" aria-labelledby="affiliate-applied">
      <span className="spot info">
        <Icon of={hourglassOutline} />
      </span>
      <h2 id="affiliate-applied">{t('affiliates.applied_title')}</h2>
      <p className="dim">{t('affiliates.applied_text', { name: group_name ?? display_name })}</p>
    </section>
  )
}

function Refused({ affiliate }: { affiliate: OwnAffiliate }) {
  const t = useTranslate()
  return (
    <>
      <p className="note bad" role="status">
        <Icon of={closeCircleOutline} />
        <span className="text">
          <b className="mid">{t('affiliates.refused_title')}</b> {affiliate.reason}{' '}
          {t('affiliates.refused_text')}
        </span>
      </p>
      <ApplicationForm first={affiliate} />
    </>
  )
}

function Suspended({ affiliate: { reason } }: { affiliate: OwnAffiliate }) {
  const t = useTranslate()
  return (
    <p className="note bad" role="status">
      <Icon of={pauseCircleOutline} />
      <span className="text">
        <b className="mid">{t('affiliates.suspended_title')}</b> {reason} {t('affiliates.suspended_text')}
      </span>
    </p>
  )
}
