import { useCallback, useMemo, useState } from 'react'
import { saveChoice, readChoice } from '../device.ts'
import { readSession } from '../user/session.ts'

const keyOf = (doctype: string): string => `mela.desk.columns.${readSession()?.user ?? ''}.${doctype}`

/** What was kept under a key; null where nothing was, or where it is no list of names. */
export function readNames(stored: string | null): string[] | null {
  if (stored === null || stored === '') return null
  return stored.split(',').filter((name) => /^\w+$/.test(name))
}

/** The columns that this person chose for the lists of a type, on this device; null while the type's own are good. */
export function useColumnsChoice(doctype: string) {
  const [stored, setStored] = useState(() => readChoice(keyOf(doctype)))
  const names = useMemo(() => readNames(stored), [stored])
  const choose = useCallback(
    (chosen: readonly string[] | null) => {
      const text = chosen?.join(',') ?? ''
      saveChoice(keyOf(doctype), text)
      setStored(text)
    },
    [doctype],
  )
  return { names, choose }
}
