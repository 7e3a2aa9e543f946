import { useRef, useState } from 'react'
import { mergeMarks } from '#meta'
import type { Door } from './door.ts'
import { proveTicket } from './prove-ticket.ts'
import type { Attendee, KeptMark } from './roster.ts'
import { judgeAttendee, judgeText, type Direction, type Verdict } from './verdict.ts'

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
export function useJudging(door: Door) {
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
