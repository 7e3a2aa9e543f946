import type { MessageId } from '#design/messages'
import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import { plainDay } from '../../ui/date-text.ts'
import { hoursText } from './shift-times.ts'
import { certificatePaper, type Certificate, type Credential, type Overview } from './volunteer-calls.ts'

/** What somebody has to show. */
export function Papers({ overview: { certificates, credentials } }: { overview: Overview }) {
  const say = useSay()
  return (
    <div className="stack">
      <section className="card padded stack">
        <h2>{say('volunteers.certificates_title')}</h2>
        {certificates.length === 0 && <p className="dim">{say('volunteers.no_certificates')}</p>}
        <ul className="stack">
          {certificates.map((certificate) => (
            <li key={certificate.name}>
              <OneCertificate certificate={certificate} />
            </li>
          ))}
        </ul>
      </section>
      {credentials.length > 0 && (
        <section className="card padded stack">
          <h2>{say('volunteers.credentials_title')}</h2>
          <ul className="stack">
            {credentials.map((credential) => (
              <li key={credential.name}>
                <b className="bold">{credential.kind}</b>{' '}
                <span className="small dim">
                  <Standing credential={credential} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function OneCertificate({ certificate }: { certificate: Certificate }) {
  const say = useSay()
  const { language } = useVisit()
  const { name, code, minutes, from_day, to_day, state, revoke_reason } = certificate
  const days = { from: plainDay(from_day, language), until: plainDay(to_day, language) }
  return (
    <div className="certificate">
      <b className="bold numbers">{say('volunteers.certificate_hours', { hours: hoursText(minutes) })}</b>
      <span className="small dim">{say('volunteers.certificate_days', days)}</span>
      <code>{code}</code>
      {state === 'valid' ? (
        <div className="shift-ways">
          <a className="button line" href={certificatePaper(name, language)} download>
            {say('volunteers.certificate_print')}
          </a>
          <a className="more" href={`/verify/${code}`}>
            {say('volunteers.certificate_check')}
          </a>
        </div>
      ) : (
        <span className="small">
          <span className="badge warn">{say('volunteers.certificate_revoked')}</span> {revoke_reason}
        </span>
      )}
    </div>
  )
}

const standings: Record<Exclude<Credential['state'], 'valid'>, MessageId> = {
  shown: 'volunteers.credential_shown',
  expired: 'volunteers.credential_over',
  revoked: 'volunteers.credential_over',
}

function Standing({ credential: { state, expires_on } }: { credential: Credential }) {
  const say = useSay()
  const { language } = useVisit()
  if (state !== 'valid') return say(standings[state])
  return expires_on === null
    ? say('volunteers.credential_endless')
    : say('volunteers.credential_until', { day: plainDay(expires_on, language) })
}
