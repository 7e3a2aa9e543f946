import { useSay } from '../../language/text.ts'
import { Kolam } from '../../ui/kolam.tsx'
import { Shown } from '../../ui/shown.tsx'
import { useSignOut } from '../../ui/use-sign-out.ts'
import { ApplicationCard } from './application-card.tsx'
import { ChildTile } from './child-tile.tsx'
import { familyCall, type Application, type Family, type MyFamily, type Rights } from './family-calls.ts'
import { FamilySkeleton } from './family-skeleton.tsx'
import './family.css'
import { rightsOf } from './rights.ts'
import { FamilySignedOut } from './family-signed-out.tsx'
import { useOwnAnswer } from '../../data/use-own-answer.ts'

export function FamilyBody() {
  const { query, isSignedOut } = useOwnAnswer(familyCall)
  if (isSignedOut) return <FamilySignedOut next="/family" />
  return (
    <Shown query={query} loading={<FamilySkeleton />} empty={<NoChildren />} isEmpty={isNobody}>
      {({ families, waiting }) => (
        <div className="wrap">
          {families.map((family, index) => (
            <FamilySection key={family.name} family={family} isFirst={index === 0} />
          ))}
          <Applications list={waiting} isFirst={families.length === 0} onAnswered={query.retry} />
          <Ways />
        </div>
      )}
    </Shown>
  )
}

const isNobody = ({ families, waiting }: MyFamily): boolean =>
  waiting.length === 0 && families.every(({ children }) => children.length === 0)

interface ApplicationsProps {
  list: readonly Application[]
  isFirst: boolean
  onAnswered: () => void
}

function Applications({ list, isFirst, onAnswered }: ApplicationsProps) {
  const say = useSay()
  const Heading = isFirst ? 'h1' : 'h2'
  if (list.length === 0) return null
  return (
    <section>
      <div className="page-head">
        <Heading>{say('family.applications')}</Heading>
      </div>
      <ul className="stack">
        {list.map((application) => (
          <li key={application.student}>
            <ApplicationCard {...{ application, onAnswered }} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Tiles({ list, rights }: { list: Family['children']; rights: Rights }) {
  return (
    <ul className="children">
      {list.map((child, index) => (
        <li key={child.student}>
          <ChildTile child={child} rights={rights} ground={index} />
        </li>
      ))}
    </ul>
  )
}

function FamilySection({ family, isFirst }: { family: Family; isFirst: boolean }) {
  const say = useSay()
  const Heading = isFirst ? 'h1' : 'h2'
  const rights = rightsOf(family.rights).map((right) => say(right))
  return (
    <section>
      <div className="page-head">
        <Heading>{family.family_name}</Heading>
        <p className="small dim">{say('family.you_may', { rights: rights.join(', ') })}</p>
      </div>
      <Tiles list={family.children} rights={family.rights} />
    </section>
  )
}

function Ways() {
  const say = useSay()
  return (
    <div className="section">
      <div className="family-ways">
        <a className="button line" href="/student-renewal">
          {say('family.renew')}
        </a>
        <a className="button line" href="/register-form/student">
          {say('family.register_new')}
        </a>
        <a className="button line" href="/tabs/my-profile#receipts">
          {say('family.receipts')}
        </a>
        <SignOut />
      </div>
    </div>
  )
}

function SignOut() {
  const say = useSay()
  const { leave, isLeaving } = useSignOut()
  return (
    <button type="button" className="button line" aria-disabled={isLeaving} onClick={leave}>
      {say('shell.sign_out')}
    </button>
  )
}

/** Signed in, and the school knows no child by this account yet. */
function NoChildren() {
  const say = useSay()
  return (
    <div className="wrap">
      <section className="empty">
        <Kolam size={3} />
        <h1>{say('family.empty_title')}</h1>
        <p className="dim">{say('family.empty_text')}</p>
        <a className="button" href="/register-form/student">
          {say('family.register_new')}
        </a>
        <a className="more" href="/contact-us">
          {say('family.write_to_office')}
        </a>
        <SignOut />
      </section>
    </div>
  )
}
