import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { watchDocument, watchList, type DocumentChange } from '#client'
import { gatherNews } from './gather-news.ts'
import { listenCalmly } from './listening.ts'

/** Milliseconds in which many changes become one question. */
const burst = 300

/** The same for what costs the server more: the numbers at the views of a list. */
const longBurst = 3000

/** What lists and counts documents of a type: after a change of one of them it is asked again. */
const keysAbout = (doctype: string) => [['list', doctype], ['counts'], ['latest'], ['options', doctype]]

/** Keeps what is listed of a type as new as the house: whoever changes a document of it, open lists ask again. */
export function useWatchedList(doctype: string): void {
  const client = useQueryClient()
  useEffect(() => {
    const forget = (keys: readonly string[][]) => {
      // A page that nobody looks at asks when it is looked at again.
      const refetchType = document.hidden ? 'none' : 'active'
      for (const queryKey of keys) void client.invalidateQueries({ queryKey, refetchType })
    }
    const rows = gatherNews(() => forget(keysAbout(doctype)), burst)
    const numbers = gatherNews(() => forget([['view-counts', doctype]]), longBurst)
    const end = listenCalmly(
      (listener) => watchList(doctype, listener),
      () => {
        rows.note()
        numbers.note()
      },
    )
    return () => {
      end()
      rows.stop()
      numbers.stop()
    }
  }, [client, doctype])
}

/**
 * Tells of each change of a document while it is looked at; of null when anything may have changed, because the line was
 * broken for a while. Without a name nothing is listened to.
 */
export function useWatchedDocument(
  doctype: string,
  name: string | null,
  onChanged: (change: DocumentChange | null) => void,
): void {
  const notifyChange = useEffectEvent(onChanged)
  useEffect(() => {
    if (name === null || name === '') return undefined
    return listenCalmly<DocumentChange | null>(
      (listener) => watchDocument(doctype, name, listener),
      (change) => notifyChange(change),
    )
  }, [doctype, name])
}
