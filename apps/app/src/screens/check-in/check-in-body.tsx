import { useEffect, useState } from 'react'
import { useAnswer } from '../../data/use-answer.ts'
import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import { whenText } from '../../ui/date-text.ts'
import { DateTile } from '../../ui/date-tile.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Shown } from '../../ui/shown.tsx'
import { doorEventsCall, type DoorEvent } from './door-calls.ts'
import { CheckInSkeleton } from './check-in-skeleton.tsx'
import { doorStore } from './kept/door-store.ts'

/** Names of the events whose lists are on this device; lists of others than this account go. */
function useListsHere(account: string): ReadonlySet<string> {
  const [lists, setLists] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const read = async () => {
      await doorStore.forgetOthers(account, Date.now())
      setLists(new Set((await doorStore.rosters(account)).map(({ event }) => event)))
    }
    read().catch(() => undefined)
  }, [account])
  return lists
}

/** The events at whose doors somebody may stand today and soon. */
export function CheckInBody({ account }: { account: string }) {
  const t = useSay()
  const { today } = useVisit()
  const events = useAnswer(doorEventsCall(account, today))
  const lists = useListsHere(account)
  const none = (
    <Empty
      title={t('check_in.no_events_title')}
      text={t('check_in.no_events_text')}
      way={{ label: t('check_in.see_events'), href: '/events' }}
    />
  )
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t('check_in.title')}</h1>
        <p className="dim">{t('check_in.lead')}</p>
      </div>
      <Shown query={events} loading={<CheckInSkeleton />} empty={none} isEmpty={({ length }) => length === 0}>
        {(found) => (
          <ul className="list card">
            {found.map((event) => (
              <li key={event.name}>
                <DoorLink event={event} isHere={lists.has(event.name)} />
              </li>
            ))}
          </ul>
        )}
      </Shown>
    </div>
  )
}

function DoorLink({ event, isHere }: { event: DoorEvent; isHere: boolean }) {
  const t = useSay()
  const { language } = useVisit()
  return (
    <a className="door-link" href={`/check-in/${encodeURIComponent(event.name)}`}>
      <DateTile day={event.start_date} language={language} />
      <span className="text">
        <strong>{event.title}</strong>
        <span className="meta">{[whenText(event, language), event.venue].filter(Boolean).join(' · ')}</span>
        {isHere && <span className="badge ok">{t('check_in.on_device')}</span>}
      </span>
    </a>
  )
}
