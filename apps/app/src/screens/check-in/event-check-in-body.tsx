import { useMemo, useId, useState, useEffect, useSyncExternalStore, useRef } from 'react'
import { useTranslate } from '../../language/text.ts'
import { Empty } from '../../ui/state/answer-states.tsx'
import { checkInDeviceName, storeDeviceName, LONGEST_DEVICE_NAME } from './session/device-name.ts'
import { CheckInStatus } from './check-in-status.tsx'
import { DuplicateScans, duplicateEntries } from './duplicate-scans.tsx'
import { FoundNames } from './found-names.tsx'
import { type Roster, type Attendee, type StoredMark, checkInStore } from './session/check-in-store.ts'
import { PackagesPart, TicketPackages } from './packages-part.tsx'
import { ScanForm } from './scan-form.tsx'
import { CheckInSkeleton } from './check-in-skeleton.tsx'
import { SignInForCheckIn } from './sign-in-first.tsx'
import { mergeMarks } from '#meta'
import { randomKey } from '../../ui/form/random-key.ts'
import { checkInCalls } from './session/check-in-calls.ts'
import { createCheckInSession, type CheckInSession } from './session/check-in-session.ts'
import { preloadProof, proveTicket } from './prove-ticket.ts'
import { outcomeForAttendee, outcomeForText, type Direction, type ScanOutcome } from './scan-outcome.ts'
import { ScanOutcomeCard } from './scan-outcome-card.tsx'
import styles from './check-in.module.css'

interface ScanResult {
  outcome: ScanOutcome
  mark: StoredMark | null
}

/** Vibration pattern in milliseconds, long enough to be felt in a pocket. */
const SHAKE = [80, 60, 80]

const noted: Partial<Record<ScanOutcome['kind'], Direction>> = { good: 'in', left: 'out' }

/** Returns the session's current state; the page may not have rendered since the last scan. */
function knownAt({ state }: CheckInSession) {
  const { roster, marks } = state()
  return { roster, standings: mergeMarks(marks) }
}

function useJudging(session: CheckInSession) {
  const [direction, setDirection] = useState<Direction>('in')
  const [result, setResult] = useState<ScanResult | null>(null)
  const queue = useRef<Promise<void>>(Promise.resolve())

  const act = async (outcome: ScanOutcome) => {
    const kind = noted[outcome.kind]
    const mark = kind && outcome.attendee ? await session.mark(outcome.attendee.ticket_code, kind) : null
    setResult({ outcome, mark })
    if (mark === null) navigator.vibrate?.(SHAKE)
    else void session.sync()
  }
  const enqueue = (work: () => Promise<void>) => {
    queue.current = queue.current.then(work, work)
    return queue.current
  }
  return {
    direction,
    setDirection,
    said: result,
    judge: (text: string) =>
      enqueue(async () => {
        const { roster, standings } = knownAt(session)
        if (roster === null) return
        const outcome = await outcomeForText(text, {
          roster,
          ticketStatuses: standings,
          direction,
          prove: proveTicket,
        })
        await act(outcome)
        if (outcome.kind === 'unknown') void session.refresh()
      }),
    letThrough: (attendee: Attendee, towards: Direction) =>
      enqueue(() => act(outcomeForAttendee(attendee, knownAt(session).standings, towards))),
    undo: ({ outcome, mark }: ScanResult) =>
      enqueue(async () => {
        if (mark === null) return
        await session.undo(mark)
        setResult({ outcome: { ...outcome, kind: 'undone' }, mark: null })
        void session.sync()
      }),
    takeBack: (mark: Pick<StoredMark, 'id' | 'ticket_code'>) =>
      enqueue(async () => {
        await session.undo(mark)
        void session.sync()
      }),
  }
}

/** Milliseconds between two synchronisations with the other devices, and between two refreshes of the roster. */
const SYNC_EVERY = 10_000
const REFRESH_EVERY = 120_000

function startSyncing(session: CheckInSession): () => void {
  const isLooking = () => document.visibilityState === 'visible'
  const sync = () => void (isLooking() && session.state().roster !== null && session.sync())
  const refresh = () => void (isLooking() && session.refresh())
  void session.open().then(() => session.refresh())
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

function useCheckInSession(account: string, event: string) {
  const t = useTranslate()
  const [session] = useState(() =>
    createCheckInSession({
      ...{ account, event, store: checkInStore, calls: checkInCalls },
      ...{ now: Date.now, newId: randomKey },
      device: () => checkInDeviceName((number) => t('check_in.device_default', { number })),
    }),
  )
  useEffect(() => startSyncing(session), [session])
  const state = useSyncExternalStore(session.subscribe, session.state, session.state)
  const standings = useMemo(() => mergeMarks(state.marks), [state.marks])
  return { door: session, state, standings }
}

type OpenSession = ReturnType<typeof useCheckInSession>

interface Props {
  account: string
  event: string
}

export function EventCheckInBody({ account, event }: Props) {
  const open = useCheckInSession(account, event)
  const { roster, isOpened, network } = open.state
  if (roster !== null) return <EventCheckIn open={open} roster={roster} />
  if (!isOpened || network === 'unknown') return <CheckInSkeleton />
  if (network === 'signed out' || network === 'shut') return <SignInForCheckIn isShut={network === 'shut'} />
  return <NoList />
}

function NoList() {
  const t = useTranslate()
  return (
    <Empty
      title={t('check_in.no_list_title')}
      text={t('check_in.no_list_text')}
      mainLink={{ label: t('check_in.all_doors'), href: '/check-in' }}
    />
  )
}

function EventCheckIn({ open, roster }: { open: OpenSession; roster: Roster }) {
  const t = useTranslate()
  const { door: session, state, standings } = open
  const judging = useJudging(session)
  const { said: result, direction } = judging
  const doubles = useMemo(() => duplicateEntries(roster.attendees, standings), [roster, standings])
  return (
    <div className="wrap stack">
      <div className="page-head">
        <h1>{roster.title}</h1>
        <a className="more" href="/check-in">
          {t('check_in.all_doors')}
        </a>
      </div>
      <div className={styles.live} aria-live="assertive">
        {result && (
          <ScanOutcomeCard
            outcome={result.outcome}
            asOf={roster.as_of}
            onUndo={result.mark ? () => void judging.undo(result) : undefined}
          />
        )}
      </div>
      <div className="two">
        <div className="stack">
          <TicketPackages
            event={roster.event}
            registration={result?.outcome.attendee?.registration ?? null}
          />
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
          <PackagesPart event={roster.event} />
        </div>
        <div className="stack">
          <CheckInStatus
            {...{ roster, state, standings }}
            onSync={() => void session.sync()}
            onRefresh={() => void session.refresh()}
          />
          <DuplicateScans entries={doubles} onTakeBack={({ again }) => void judging.takeBack(again)} />
          <DeviceNameField />
        </div>
      </div>
    </div>
  )
}

function DeviceNameField() {
  const t = useTranslate()
  const id = useId()
  const [name, setName] = useState(() =>
    checkInDeviceName((number) => t('check_in.device_default', { number })),
  )
  const handleName = (next: string) => {
    setName(next)
    if (next.trim() !== '') storeDeviceName(next)
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
