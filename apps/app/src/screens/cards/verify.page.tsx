import { Page } from '../../shell/page.tsx'
import type { PageProps } from '../../shell/screen.ts'
import { FamilyMessages } from '../../ui/added-catalogues.tsx'
import { VerifyBody, VerifySkeleton } from './verify-body.tsx'
import { verifyScreen } from './verify.screen.tsx'
import { alertCircleOutline, checkmarkCircleOutline } from 'ionicons/icons'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { plainDay } from '../../ui/text/date-text.ts'
import { Failed } from '../../ui/state/answer-states.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { methodRequest } from '#client'
import { useCall } from '#client/react'
import { queryOnce } from '../../data/query/query-client.ts'
import type { Methods } from '#contract'
import styles from './verify.module.css'

FamilyMessages.fetchAhead()

export function VerifyPage({ params }: PageProps) {
  const code = params['code'] ?? ''
  return (
    <FamilyMessages>
      <Page screen={verifyScreen} params={params}>
        <VerifyBody outcome={<VerifyOutcome key={code} code={code} />} />
      </Page>
    </FamilyMessages>
  )
}

/** Public facts of a card or certificate; its kind is null for a code that was never issued. */
type Verified = Methods['mela.cards.verify']['output']

function VerifyOutcome({ code }: { code: string }) {
  const t = useTranslate()
  const { data, error, isFetching, refetch } = useCall(
    methodRequest('mela.cards.verify', { code }),
    queryOnce,
  )
  const look = () => void refetch()
  if (isFetching) return <VerifySkeleton />
  if (error) return <Failed error={error} retry={look} />
  return (
    <div className="stack">
      {data && (
        <div role="status">{data.kind === null ? <Unknown /> : <VerifiedTicket verified={data} />}</div>
      )}
      <button type="button" className="button line" onClick={look}>
        {t('verify.again')}
      </button>
    </div>
  )
}

function Unknown() {
  const t = useTranslate()
  return (
    <section className={`ticket ${styles.verify}`}>
      <VerificationStatus isGood={false} text={t('verify.unknown')} />
      <p className="padded dim">{t('verify.unknown_text')}</p>
    </section>
  )
}

function VerificationStatus({ isGood, text }: { isGood: boolean; text: string }) {
  return (
    <h2 className={isGood ? `${styles.verdict} ${styles.good}` : `${styles.verdict} bad`}>
      <Icon of={isGood ? checkmarkCircleOutline : alertCircleOutline} />
      {text}
    </h2>
  )
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)

const shownText = (text: string, language: string): string => (isDay(text) ? plainDay(text, language) : text)

function VerifiedTicket({ verified }: { verified: Verified }) {
  const t = useTranslate()
  const { language } = useVisit()
  const { valid, full_name, photo, lines, valid_until } = verified
  return (
    <section className={`ticket ${styles.verify}`}>
      <VerificationStatus isGood={valid} text={t(valid ? 'verify.good' : 'verify.not_good')} />
      {full_name !== null && (
        <>
          <div className={`padded ${styles.verifyWhose}`}>
            {photo !== null && (
              <Picture source={photo} alt={t('verify.photo', { name: full_name })} sizes="96px" isFirst />
            )}
            <h3>{full_name}</h3>
          </div>
          <div className="ticket-cut" />
        </>
      )}
      <dl className="sum padded">
        {lines.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{shownText(text, language)}</dd>
          </div>
        ))}
        {valid_until !== null && (
          <div>
            <dt>{t(valid ? 'verify.until' : 'verify.until_past')}</dt>
            <dd>{plainDay(valid_until, language)}</dd>
          </div>
        )}
      </dl>
      {!valid && <p className="padded dim">{t('verify.not_good_text')}</p>}
    </section>
  )
}
