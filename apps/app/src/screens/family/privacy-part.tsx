import { useState } from 'react'
import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import { plainDay } from '../../ui/date-text.ts'
import { exportAddress, type Child, type PrivacyKind } from './family-calls.ts'
import { PrivacyForm } from './privacy-form.tsx'
import { ownRights } from './rights.ts'
import { wordOf } from './state-words.ts'

/** To have what is kept of a child, to have it gone; and what became of what was asked before. */
export function PrivacyPart({ child, onAsked }: { child: Child; onAsked: () => void }) {
  const say = useSay()
  const { language } = useVisit()
  const [kind, setKind] = useState<PrivacyKind | null>(null)
  const handleDone = () => {
    setKind(null)
    onAsked()
  }
  if (ownRights(child).may_change !== 1) return null
  return (
    <section className="card padded child-part">
      <h2>{say('family.privacy')}</h2>
      <p className="small dim">{say('family.privacy_text')}</p>
      {child.requests.length > 0 && (
        <ul className="lines">
          {child.requests.map((request) => (
            <li key={request.name}>
              <span className="text">
                <b className="mid">{wordOf(request.kind, say)}</b>
                <span className="small dim numbers">{plainDay(request.creation, language)}</span>
              </span>
              {request.kind === 'export' && request.state === 'done' && (
                <a className="more" href={exportAddress(request.name)} download>
                  {say('family.download')}
                </a>
              )}
              {request.answer && <span className="small">{request.answer}</span>}
              <span className="badge">{wordOf(request.state, say)}</span>
            </li>
          ))}
        </ul>
      )}
      {kind === null ? (
        <div className="actions">
          <button type="button" className="button line" onClick={() => setKind('export')}>
            {say('family.export')}
          </button>
          <button type="button" className="button line" onClick={() => setKind('erase')}>
            {say('family.erase')}
          </button>
        </div>
      ) : (
        <PrivacyForm key={kind} student={child.student} kind={kind} onDone={handleDone} />
      )}
    </section>
  )
}
