import { useState } from 'react'
import { useSay } from '../../language/text.ts'
import { ContactForm } from './contact-form.tsx'
import type { Child, ContactChange, Guardian } from './family-calls.ts'
import { rightsOf } from './rights.ts'
import { spacedPhone } from '../../ui/spaced-phone.ts'
import { wordOf } from './state-words.ts'

/** Who stands for the child and may do what; one's own number is changed by the office. */
export function ChildGuardians({ child, onAsked }: { child: Child; onAsked: () => void }) {
  const say = useSay()
  const [isChanging, setIsChanging] = useState(false)
  const handleDone = () => {
    setIsChanging(false)
    onAsked()
  }
  if (child.guardians.length === 0) return null
  return (
    <section className="card padded child-part">
      <h2>{say('family.guardians')}</h2>
      <ul className="lines">
        {child.guardians.map((guardian) => (
          <GuardianLine key={`${guardian.full_name} ${guardian.is_me}`} guardian={guardian} />
        ))}
      </ul>
      {child.changes.map((change) => (
        <ChangeNote key={change.name} change={change} />
      ))}
      {child.family !== null && !isChanging && (
        <div className="actions">
          <button type="button" className="button line" onClick={() => setIsChanging(true)}>
            {say('family.my_contact')}
          </button>
        </div>
      )}
      {child.family !== null && isChanging && <ContactForm family={child.family} onDone={handleDone} />}
    </section>
  )
}

function GuardianLine({ guardian }: { guardian: Guardian }) {
  const say = useSay()
  const { full_name, relation, rights, is_me } = guardian
  const may = rightsOf(rights)
    .map((right) => say(right))
    .join(', ')
  const reached =
    'phone' in guardian ? [spacedPhone(guardian.phone), guardian.email].filter(Boolean).join(', ') : ''
  return (
    <li>
      <span className="text">
        <b className="mid">{is_me === 1 ? say('family.you', { name: full_name }) : full_name}</b>
        {reached !== '' && <span className="small dim numbers">{reached}</span>}
        <span className="small dim">{say('family.may', { rights: may === '' ? '–' : may })}</span>
      </span>
      {relation !== null && <span className="badge">{wordOf(relation, say)}</span>}
    </li>
  )
}

function ChangeNote({ change }: { change: ContactChange }) {
  const say = useSay()
  return (
    <p className="note">
      <span className="text">
        {say('family.change_asked', { value: change.new_value })}
        {change.answer && <span className="dim"> {change.answer}</span>}
      </span>
      <span className="badge">{wordOf(change.state, say)}</span>
    </p>
  )
}
