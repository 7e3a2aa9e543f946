import { useCallback, useMemo, useState } from 'react'
import { keepChoice, readChoice } from './device.ts'
import { readSession } from './session.ts'

const keyOf = (doctype: string): string => `mela.desk.columns.${readSession()?.user ?? ''}.${doctype}`

/** What was kept under a key; null where nothing was, or where it is no list of names. */
export function readNames(kept: string | null): string[] | null {
  if (kept === null || kept === '') return null
  return kept.split(',').filter((name) => /^\w+$/.test(name))
}

/** The columns that this person chose for the lists of a type, on this device; null while the type's own are good. */
export function useColumnsChoice(doctype: string) {
  const [kept, setKept] = useState(() => readChoice(keyOf(doctype)))
  const names = useMemo(() => readNames(kept), [kept])
  const choose = useCallback(
    (chosen: readonly string[] | null) => {
      const text = chosen?.join(',') ?? ''
      keepChoice(keyOf(doctype), text)
      setKept(text)
    },
    [doctype],
  )
  return { names, choose }
}
