import { useSay } from '../../language/text.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Shown } from '../../ui/shown.tsx'
import { CardTicket } from './card-ticket.tsx'
import { ChildConsents } from './child-consents.tsx'
import { ChildDetails } from './child-details.tsx'
import { ChildFees } from './child-fees.tsx'
import { ChildGuardians } from './child-guardians.tsx'
import { ChildHead } from './child-head.tsx'
import { ChildReads } from './child-reads.tsx'
import { childPath } from './child-tile.tsx'
import { childCall, type Child } from './family-calls.ts'
import { FamilySkeleton } from './family-skeleton.tsx'
import './family.css'
import { PrivacyPart } from './privacy-part.tsx'
import { ownRights } from './rights.ts'
import { FamilySignedOut } from './family-signed-out.tsx'
import { useOwnAnswer } from '../../data/use-own-answer.ts'
import { useShownPart } from './use-shown-part.ts'

export function ChildBody({ student }: { student: string }) {
  const say = useSay()
  const { query, isSignedOut } = useOwnAnswer(childCall(student))
  if (isSignedOut) return <FamilySignedOut next={childPath(student)} />
  const missing = (
    <Empty
      title={say('family.no_child_title')}
      text={say('family.no_child_text')}
      way={{ label: say('family.to_family'), href: '/family' }}
    />
  )
  if (query.error?.code === 'family.not_your_child') return missing
  return (
    <Shown query={query} loading={<FamilySkeleton />} empty={missing}>
      {(child) => <ChildView child={child} onChanged={query.retry} />}
    </Shown>
  )
}

function ChildView({ child, onChanged }: { child: Child; onChanged: () => void }) {
  const say = useSay()
  const parts = useShownPart()
  return (
    <div className="wrap" ref={parts}>
      <Breadcrumbs crumbs={[{ label: say('family.title'), path: '/family' }]} here={child.full_name} />
      <ChildHead child={child} />
      <div className="split child-split">
        <aside className="stack">
          <CardTicket student={child.student} />
        </aside>
        <div className="stack">
          {ownRights(child).may_pay === 1 && <ChildFees student={child.student} onPaid={onChanged} />}
          <ChildDetails child={child} onAsked={onChanged} />
          <ChildGuardians child={child} onAsked={onChanged} />
          <ChildConsents child={child} onChanged={onChanged} />
          <ChildReads reads={child.reads} />
          <PrivacyPart child={child} onAsked={onChanged} />
        </div>
      </div>
    </div>
  )
}
