import { useCallback, useState } from 'react'
import { saveChoice, readChoice } from '../device.ts'
import { readSession } from '../user/session.ts'

const keyOf = (doctype: string): string => `mela.desk.view.${readSession()?.user ?? ''}.${doctype}`

/** The view with which the list of a type opens for this person, on this device; empty for none. */
export function useFirstView(doctype: string) {
  const [name, setName] = useState(() => readChoice(keyOf(doctype)) ?? '')
  const choose = useCallback(
    (chosen: string) => {
      saveChoice(keyOf(doctype), chosen)
      setName(chosen)
    },
    [doctype],
  )
  return { name, choose }
}
