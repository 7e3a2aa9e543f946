import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import { clockText } from '../../ui/date-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { timeOf } from './door-clock.ts'
import type { Attendee } from './roster.ts'
import { verdictLooks } from './verdict-looks.ts'
import type { Verdict } from './verdict.ts'

interface Props {
  verdict: Verdict
  /** When the list was fetched, on the site's clocks. */
  asOf: string
  /** Absent where nothing was noted down. */
  onUndo?: (() => void) | undefined
}

/** What the door says, large enough to be read over somebody's shoulder. */
export function VerdictCard({ verdict, asOf, onUndo }: Props) {
  const say = useSay()
  const { language } = useVisit()
  const { kind, attendee, standing } = verdict
  const { tone, icon, title, text } = verdictLooks[kind]
  const entry = standing?.latest
  const values = {
    name: attendee?.full_name ?? '',
    time: clockText(timeOf(kind === 'double' && entry ? entry.at : asOf), language),
    device: entry?.device ?? '',
  }
  return (
    <div className={`door-verdict ${tone}`}>
      <Icon of={icon} />
      <div className="text">
        <strong>{say(title)}</strong>
        <span>{say(text, values)}</span>
        {attendee && <AttendeeFacts attendee={attendee} />}
      </div>
      {onUndo && (
        <button type="button" className="button line" onClick={onUndo}>
          {say('check_in.undo')}
        </button>
      )}
    </div>
  )
}

/** The age is shown: a child's ticket in a grown-up's hand is seen at once. */
export function AttendeeFacts({ attendee }: { attendee: Attendee }) {
  const say = useSay()
  const { age, ticket_type, companions, contact_name } = attendee
  const facts = [
    ticket_type,
    age === null ? null : say('check_in.years', { count: age }),
    say('check_in.registered_by', { name: contact_name }),
  ]
  return (
    <>
      {companions.length > 0 && (
        <span>
          {say('check_in.with_others', { names: companions.join(', '), count: companions.length + 1 })}
        </span>
      )}
      <span className="meta">{facts.filter(Boolean).join(' · ')}</span>
    </>
  )
}
