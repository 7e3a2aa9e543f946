import { chevronForwardOutline } from 'ionicons/icons'
import { useAnswer } from '../../../data/use-answer.ts'
import { useVisit } from '../../../data/visit.ts'
import { useSay } from '../../../language/text.ts'
import { shortDay, whenText } from '../../../ui/date-text.ts'
import { DateTile } from '../../../ui/date-tile.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { registrationCall } from '../registered/registration-calls.ts'
import { registrationPath } from '../registered/registration-path.ts'
import { stateBadge } from '../registered/state-words.ts'
import type { MyTicket } from './all-tickets.ts'

/** One registration; what this device remembers stands there until the store has told the rest. */
export function TicketRow({ ticket }: { ticket: MyTicket }) {
  const say = useSay()
  const { language } = useVisit()
  const asked = useAnswer(ticket.known === null ? registrationCall(ticket.opener, null) : undefined)
  const found = ticket.known ?? asked.value
  const badge = found && stateBadge(found.state)
  return (
    <li>
      <DateTile day={ticket.start_date} language={language} />
      <span className="text">
        <a className="mid ticket-link" href={registrationPath(ticket.opener)}>
          {found?.event.title ?? ticket.title}
        </a>
        <span className="small dim">
          {found ? whenText(found.event, language) : shortDay(ticket.start_date, language)}
          {found && `, ${say('event_registration.seats_booked', { count: found.seats })}`}
        </span>
        {badge && <span className={badge.look}>{say(badge.label)}</span>}
      </span>
      <Icon of={chevronForwardOutline} isSmall turns />
    </li>
  )
}
