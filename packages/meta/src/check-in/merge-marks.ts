export const markKinds = ['in', 'out', 'undo'] as const

export type MarkKind = (typeof markKinds)[number]

/** What a door notes down, once and for good: taking something back is a mark of its own. */
export interface CheckInMark {
  /** Made by the device. A mark that arrives twice is one mark. */
  readonly id: string
  readonly ticket_code: string
  readonly kind: MarkKind
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' on the site's clocks. */
  readonly at: string
  readonly device: string
  /** The mark that an undo takes back; null for every other kind. */
  readonly undoes: string | null
}

/** Where a ticket stands, as far as the marks say that are known here. */
export interface TicketStatus {
  /** Whether somebody is inside with it now. */
  readonly isIn: boolean
  /** The first time that somebody came in with it; null where nobody did. */
  readonly entered: CheckInMark | null
  /** Those who came in with it while somebody was inside with it: another door did not know. */
  readonly doubles: readonly CheckInMark[]
  /** The latest mark that stands: what an undo would take back. */
  readonly latest: CheckInMark | null
}

function inOrder(one: CheckInMark, other: CheckInMark): number {
  if (one.at !== other.at) return one.at < other.at ? -1 : 1
  return one.id < other.id ? -1 : Number(one.id > other.id)
}

function eachOnce(marks: readonly CheckInMark[]): readonly CheckInMark[] {
  const known = new Set<string>()
  return marks.toSorted(inOrder).filter(({ id }) => !known.has(id) && known.add(id))
}

/** The standing of one ticket. It follows from the set of its marks: in which order they came here changes nothing. */
export function ticketStatusOf(marks: readonly CheckInMark[]): TicketStatus {
  const ordered = eachOnce(marks)
  const undoneIds = new Set(ordered.map(({ undoes }) => undoes))
  const validMarks = ordered.filter(({ id, kind }) => kind !== 'undo' && !undoneIds.has(id))
  const doubles: CheckInMark[] = []
  let isIn = false
  for (const mark of validMarks) {
    if (mark.kind === 'in' && isIn) doubles.push(mark)
    isIn = mark.kind === 'in'
  }
  const entered = validMarks.find(({ kind }) => kind === 'in') ?? null
  return { isIn, entered, doubles, latest: validMarks.at(-1) ?? null }
}

/**
 * What several doors noted down, put together: the standing of each ticket that somebody marked. Doors that were alone
 * for an hour come to the same result as the site, whoever is heard first, and however often.
 */
export function mergeMarks(
  ...sources: readonly (readonly CheckInMark[])[]
): ReadonlyMap<string, TicketStatus> {
  const byTicket = new Map<string, CheckInMark[]>()
  for (const mark of sources.flat()) {
    const marks = byTicket.get(mark.ticket_code)
    if (marks) marks.push(mark)
    else byTicket.set(mark.ticket_code, [mark])
  }
  return new Map([...byTicket].map(([ticket, marks]) => [ticket, ticketStatusOf(marks)]))
}
