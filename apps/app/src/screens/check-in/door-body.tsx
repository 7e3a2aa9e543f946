import { useMemo } from 'react'
import { useSay } from '../../language/text.ts'
import { Empty } from '../../ui/empty.tsx'
import { DoorName } from './door-name.tsx'
import { DoorStatus } from './door-status.tsx'
import { DoublesList } from './doubles-list.tsx'
import { doubleEntries } from './double-entries.ts'
import { FoundNames } from './found-names.tsx'
import type { Roster } from './roster.ts'
import { ScanForm } from './scan-form.tsx'
import { CheckInSkeleton } from './check-in-skeleton.tsx'
import { SignInFirst } from './sign-in-first.tsx'
import { useDoor, type OpenDoor } from './use-door.ts'
import { useJudging } from './use-judging.ts'
import { VerdictCard } from './verdict-card.tsx'

interface Props {
  account: string
  event: string
}

/** The door of one event: from the device alone as soon as its list was here once. */
export function DoorBody({ account, event }: Props) {
  const open = useDoor(account, event)
  const { roster, isOpened, network } = open.state
  if (roster !== null) return <OpenedDoor open={open} roster={roster} />
  if (!isOpened || network === 'unknown') return <CheckInSkeleton />
  if (network === 'signed out' || network === 'shut') return <SignInFirst isShut={network === 'shut'} />
  return <NoList />
}

function NoList() {
  const say = useSay()
  return (
    <Empty
      title={say('check_in.no_list_title')}
      text={say('check_in.no_list_text')}
      way={{ label: say('check_in.all_doors'), href: '/check-in' }}
    />
  )
}

function OpenedDoor({ open, roster }: { open: OpenDoor; roster: Roster }) {
  const say = useSay()
  const { door, state, standings } = open
  const judging = useJudging(door)
  const { said, direction } = judging
  const doubles = useMemo(() => doubleEntries(roster.attendees, standings), [roster, standings])
  return (
    <div className="wrap stack">
      <div className="page-head">
        <h1>{roster.title}</h1>
        <a className="more" href="/check-in">
          {say('check_in.all_doors')}
        </a>
      </div>
      <div aria-live="assertive">
        {said && (
          <VerdictCard
            verdict={said.verdict}
            asOf={roster.as_of}
            onUndo={said.mark ? () => void judging.undo(said) : undefined}
          />
        )}
      </div>
      <div className="two">
        <div className="stack">
          <ScanForm
            direction={direction}
            onDirection={judging.setDirection}
            onTicket={(text) => void judging.judge(text)}
          />
          <FoundNames
            attendees={roster.attendees}
            standings={standings}
            onChosen={(attendee, towards) => void judging.letThrough(attendee, towards)}
          />
        </div>
        <div className="stack">
          <DoorStatus
            {...{ roster, state, standings }}
            onSync={() => void door.sync()}
            onRefresh={() => void door.refresh()}
          />
          <DoublesList entries={doubles} onTakeBack={({ again }) => void judging.takeBack(again)} />
          <DoorName />
        </div>
      </div>
    </div>
  )
}
