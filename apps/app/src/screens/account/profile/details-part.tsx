import { useSay } from '../../../language/text.ts'
import { Part } from './part.tsx'
import type { Person } from './profile-calls.ts'

/** What the account knows of its person. The office changes it, for signing in hangs on it. */
export function DetailsPart({ person }: { person: Person }) {
  const say = useSay()
  const rows = [
    [say('profile.name'), person.full_name],
    [say('profile.phone'), person.phone || say('profile.not_given')],
    [say('profile.email'), person.email || say('profile.not_given')],
  ] as const
  return (
    <Part id="details" title={say('profile.details')} lead={say('profile.details_text')}>
      <dl className="card list profile-details">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="small dim">{label}</dt>
            <dd className="text">{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <a className="button line" href="/contact-us">
          {say('shell.contact_us')}
        </a>
      </div>
    </Part>
  )
}
