import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import { plainDay } from '../../ui/date-text.ts'
import { cardCall, type ShownCard } from './family-calls.ts'
import { useOwnAnswer } from '../../data/use-own-answer.ts'

/** The child's card, kept on the device for a gate without a connection; nothing where there is none. */
export function CardTicket({ student }: { student: string }) {
  const { query } = useOwnAnswer(cardCall(student))
  return query.value === undefined ? null : <Ticket card={query.value} />
}

/** Whoever scans it sees name, photo and validity on the house's own page, and nothing else. */
function Ticket({ card }: { card: ShownCard }) {
  const say = useSay()
  const { language } = useVisit()
  return (
    <section className="ticket" data-part="card" aria-label={say('family.card')}>
      <div className="card-ticket">
        <h2>{say('family.card')}</h2>
        <img className="card-code" src={card.qr} alt={say('family.card_code', { code: card.code })} />
        <p className="numbers mid">{card.code}</p>
      </div>
      <div className="ticket-cut" />
      <div className="card-ticket">
        <p className="small dim">
          {say('family.card_until', { date: plainDay(card.valid_until, language) })}
        </p>
        <a className="more" href={`/verify/${encodeURIComponent(card.code)}`}>
          {say('family.card_check')}
        </a>
      </div>
    </section>
  )
}
