import { useMemo, useId, useState, useEffect, useSyncExternalStore, useRef } from 'react'
import { useSay } from '../../language/text.ts'
import { Empty } from '../../ui/empty.tsx'
import { deviceName, keepDeviceName, LONGEST_DEVICE_NAME } from './device-name.ts'
import { DoorStatus } from './door-status.tsx'
import { DoublesList } from './doubles-list.tsx'
import { doubleEntries } from './double-entries.ts'
import { FoundNames } from './found-names.tsx'
import type { Roster, Attendee, KeptMark } from './roster.ts'
import { ScanForm } from './scan-form.tsx'
import { CheckInSkeleton } from './check-in-skeleton.tsx'
import { SignInFirst } from './sign-in-first.tsx'
import { mergeMarks } from '#meta'
import { randomKey } from '../../ui/form/random-key.ts'
import { doorCalls } from './door-calls.ts'
import { createDoor, type Door } from './door.ts'
import { doorStore } from './kept/door-store.ts'
import { preloadProof, proveTicket } from './prove-ticket.ts'
import { judgeAttendee, judgeText, type Direction, type Verdict } from './verdict.ts'
import { VerdictCard } from './verdict-card.tsx'

interface Said {
  verdict: Verdict
  /** What was noted down with it, and can be taken back. */
  mark: KeptMark | null
}

/** Long enough to be felt in a pocket, where nobody looks at the screen. */
const SHAKE = [80, 60, 80]

const noted: Partial<Record<Verdict['kind'], Direction>> = { good: 'in', left: 'out' }

/** What the door knows at this moment: the page may not be drawn anew yet since the last scan. */
function knownAt({ state }: Door) {
  const { roster, marks } = state()
  return { roster, standings: mergeMarks(marks) }
}

/** Judges tickets one after the other, and notes down who goes through. */
function useJudging(door: Door) {
  const [direction, setDirection] = useState<Direction>('in')
  const [said, setSaid] = useState<Said | null>(null)
  const turn = useRef<Promise<void>>(Promise.resolve())

  const act = async (verdict: Verdict) => {
    const kind = noted[verdict.kind]
    const mark = kind && verdict.attendee ? await door.mark(verdict.attendee.ticket_code, kind) : null
    setSaid({ verdict, mark })
    if (mark === null) navigator.vibrate?.(SHAKE)
    else void door.sync()
  }
  const inTurn = (work: () => Promise<void>) => {
    turn.current = turn.current.then(work, work)
    return turn.current
  }
  return {
    direction,
    setDirection,
    said,
    judge: (text: string) =>
      inTurn(async () => {
        const { roster, standings } = knownAt(door)
        if (roster === null) return
        const verdict = await judgeText(text, { roster, standings, direction, prove: proveTicket })
        await act(verdict)
        if (verdict.kind === 'unknown') void door.refresh()
      }),
    letThrough: (attendee: Attendee, towards: Direction) =>
      inTurn(() => act(judgeAttendee(attendee, knownAt(door).standings, towards))),
    undo: ({ verdict, mark }: Said) =>
      inTurn(async () => {
        if (mark === null) return
        await door.undo(mark)
        setSaid({ verdict: { ...verdict, kind: 'undone' }, mark: null })
        void door.sync()
      }),
    takeBack: (mark: Pick<KeptMark, 'id' | 'ticket_code'>) =>
      inTurn(async () => {
        await door.undo(mark)
        void door.sync()
      }),
  }
}

/** Milliseconds between two looks at what the other doors did, and between two fetchings of the list. */
const SYNC_EVERY = 10_000
const REFRESH_EVERY = 120_000

/** Keeps a door in touch with the store while its page is open. */
function keepInTouch(door: Door): () => void {
  const isLooking = () => document.visibilityState === 'visible'
  const sync = () => void (isLooking() && door.state().roster !== null && door.sync())
  const refresh = () => void (isLooking() && door.refresh())
  void door.open().then(() => door.refresh())
  void preloadProof()
  const timers = [setInterval(sync, SYNC_EVERY), setInterval(refresh, REFRESH_EVERY)]
  addEventListener('online', refresh)
  document.addEventListener('visibilitychange', sync)
  return () => {
    for (const timer of timers) clearInterval(timer)
    removeEventListener('online', refresh)
    document.removeEventListener('visibilitychange', sync)
  }
}

/** The door of an event for somebody on this device. */
function useDoor(account: string, event: string) {
  const t = useSay()
  const [door] = useState(() =>
    createDoor({
      ...{ account, event, store: doorStore, calls: doorCalls },
      ...{ now: Date.now, newId: randomKey },
      device: () => deviceName((number) => t('check_in.device_default', { number })),
    }),
  )
  useEffect(() => keepInTouch(door), [door])
  const state = useSyncExternalStore(door.subscribe, door.state, door.state)
  const standings = useMemo(() => mergeMarks(state.marks), [state.marks])
  return { door, state, standings }
}

type OpenDoor = ReturnType<typeof useDoor>

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
  const t = useSay()
  return (
    <Empty
      title={t('check_in.no_list_title')}
      text={t('check_in.no_list_text')}
      way={{ label: t('check_in.all_doors'), href: '/check-in' }}
    />
  )
}

function OpenedDoor({ open, roster }: { open: OpenDoor; roster: Roster }) {
  const t = useSay()
  const { door, state, standings } = open
  const judging = useJudging(door)
  const { said, direction } = judging
  const doubles = useMemo(() => doubleEntries(roster.attendees, standings), [roster, standings])
  return (
    <div className="wrap stack">
      <div className="page-head">
        <h1>{roster.title}</h1>
        <a className="more" href="/check-in">
          {t('check_in.all_doors')}
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

/** What the other doors call this one. */
function DoorName() {
  const t = useSay()
  const id = useId()
  const [name, setName] = useState(() => deviceName((number) => t('check_in.device_default', { number })))
  const handleName = (next: string) => {
    setName(next)
    if (next.trim() !== '') keepDeviceName(next)
  }
  return (
    <div className="card padded field">
      <label htmlFor={id}>{t('check_in.device')}</label>
      <input
        id={id}
        className="input"
        autoComplete="off"
        maxLength={LONGEST_DEVICE_NAME}
        value={name}
        onChange={(event) => handleName(event.target.value)}
      />
    </div>
  )
}
