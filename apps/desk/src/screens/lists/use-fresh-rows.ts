import { useEffect, useRef, useState } from 'react'
import { textOf, type AnyDocument } from '../../data/document/document.ts'

/** Milliseconds for which a row that came or changed is marked; the style sheet fades it in this time. */
const markedFor = 2500

const none: ReadonlySet<string> = new Set()

type Stamps = ReadonlyMap<string, string>

const stampsOf = (rows: readonly AnyDocument[]): Stamps =>
  new Map(rows.map((row) => [textOf(row['name']), textOf(row['modified'])]))

/** Names of the rows that are new or of another moment than before. */
export function freshNames(before: Stamps, now: Stamps): ReadonlySet<string> {
  return new Set([...now].flatMap(([name, modified]) => (before.get(name) === modified ? [] : [name])))
}

interface Seen {
  question: string
  stamps: Stamps
}

/**
 * The rows that came or changed while the same list was looked at, for a moment each. A list that was asked otherwise
 * is another list: nothing in it is news.
 */
export function useFreshRows(
  question: string,
  rows: readonly AnyDocument[] | undefined,
): ReadonlySet<string> {
  const seen = useRef<Seen | null>(null)
  const [fresh, setFresh] = useState(none)
  useEffect(() => {
    if (!rows) return undefined
    const stamps = stampsOf(rows)
    const before = seen.current
    seen.current = { question, stamps }
    const names = before?.question === question ? freshNames(before.stamps, stamps) : none
    setFresh(names.size > 0 ? names : none)
    if (names.size === 0) return undefined
    const timer = setTimeout(() => setFresh(none), markedFor)
    return () => clearTimeout(timer)
  }, [question, rows])
  return fresh
}
