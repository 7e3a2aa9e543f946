import { textOf, type AnyDocument } from '../../data/document.ts'
import { useUserName } from '../../data/user-name.ts'
import { useLanguage } from '../../language/language.tsx'
import { useSay } from '../../language/say.ts'
import { momentText } from '../../ui/dates.ts'

interface EventProps {
  words: string
  by: string
  at: string
}

function HistoryEvent({ words, by, at }: EventProps) {
  const { language } = useLanguage()
  const name = useUserName(by)
  return (
    <li>
      {words}
      <span className="dim">{[name, momentText(at, language)].filter(Boolean).join(', ')}</span>
    </li>
  )
}

/** Who made the document and who changed it last. */
export function FormHistory({ document, isDirty }: { document: AnyDocument; isDirty: boolean }) {
  const say = useSay()
  const text = (field: string) => textOf(document[field])
  const isChanged = text('modified') !== text('creation')
  return (
    <aside className="form-aside" aria-label={say('desk.what_happened')}>
      <section className="card form-section">
        <h2>{say('desk.what_happened')}</h2>
        <ul className="history">
          {isDirty && (
            <li>
              {say('desk.you_are_changing')}
              <span className="dim">{say('desk.not_saved')}</span>
            </li>
          )}
          {isChanged && (
            <HistoryEvent words={say('desk.changed_last')} by={text('modified_by')} at={text('modified')} />
          )}
          <HistoryEvent words={say('desk.made')} by={text('owner')} at={text('creation')} />
        </ul>
      </section>
    </aside>
  )
}
