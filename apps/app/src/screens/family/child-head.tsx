import { useSay } from '../../language/text.ts'
import { Picture } from '../../ui/picture.tsx'
import type { Child } from './family-calls.ts'
import { wordOf } from './state-words.ts'

export function ChildHead({ child }: { child: Child }) {
  const say = useSay()
  return (
    <div className="child-head">
      <Picture source={child.photo} alt="" sizes="88px" isFirst />
      <div className="text">
        <h1>{child.full_name}</h1>
        {child.name_in_tamil && <p lang="ta">{child.name_in_tamil}</p>}
        <p className="dim">{[child.class, child.academic_year].filter(Boolean).join(', ')}</p>
      </div>
      <span className="badge brand">{wordOf(child.state, say)}</span>
    </div>
  )
}
