import { useOwnAnswer } from '../../../data/use-own-answer.ts'
import { useSay } from '../../../language/text.ts'
import { Kolam } from '../../../ui/kolam.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { familyCall, type Child } from './profile-calls.ts'

/** The children of whoever is signed in, each a way to its own page; nothing for somebody without. */
export function ChildrenPart() {
  const say = useSay()
  const { query } = useOwnAnswer(familyCall)
  const children = (query.value?.families ?? []).flatMap((family) => family.children)
  if (children.length === 0) return null
  return (
    <ul className="profile-children" aria-label={say('account.family')}>
      {children.map((child, index) => (
        <li key={child.student}>
          <ChildLink child={child} ground={index} />
        </li>
      ))}
    </ul>
  )
}

function ChildLink({ child, ground }: { child: Child; ground: number }) {
  return (
    <a
      className={`profile-child ground-${(ground % 2) + 1}`}
      href={`/family/${encodeURIComponent(child.student)}`}
    >
      <span className="profile-kolam">
        <Kolam size={4} />
      </span>
      <Picture source={child.photo} alt="" sizes="64px" ground={ground} />
      <span className="text">
        <b className="bold">{child.full_name}</b>
        <span className="small">{[child.class, child.academic_year].filter(Boolean).join(', ')}</span>
      </span>
    </a>
  )
}
