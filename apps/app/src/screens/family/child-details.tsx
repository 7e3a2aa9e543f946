import { useState } from 'react'
import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import { factsOf } from './child-facts.ts'
import type { Child } from './family-calls.ts'
import { PrivacyForm } from './privacy-form.tsx'
import { ownRights } from './rights.ts'
import { UpdateForm } from './update-form.tsx'

/** What the school keeps of a child, and the way to have it put right. */
export function ChildDetails({ child, onAsked }: { child: Child; onAsked: () => void }) {
  const say = useSay()
  const { language } = useVisit()
  const [open, setOpen] = useState<'update' | 'ask' | null>(null)
  const handleDone = () => {
    setOpen(null)
    onAsked()
  }
  return (
    <section className="card padded child-part">
      <h2>{say('family.details')}</h2>
      <dl className="sum">
        {factsOf(child, say, language).map(([label, text]) => (
          <div key={label}>
            <dt>{say(label)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {ownRights(child).may_change === 1 && open === null && (
        <div className="actions">
          <button type="button" className="button line" onClick={() => setOpen('update')}>
            {say('family.update')}
          </button>
          <button type="button" className="button line" onClick={() => setOpen('ask')}>
            {say('family.ask_change')}
          </button>
        </div>
      )}
      {open === 'update' && <UpdateForm child={child} onDone={handleDone} />}
      {open === 'ask' && <PrivacyForm student={child.student} kind="correct" onDone={handleDone} />}
    </section>
  )
}
