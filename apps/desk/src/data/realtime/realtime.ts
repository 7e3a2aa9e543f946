import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { watchDocument, watchList, type DocumentChange } from '#client'

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

/** Milliseconds after which a page has surely been painted, where the browser does not say when it has time. */
const afterPaint = 500

/** Milliseconds for which an ended listening is kept up: whoever opens the next page keeps the line. */
const lingering = 3000

function whenIdle(run: () => void): () => void {
  // Safari has none of them.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, afterPaint)
    return () => clearTimeout(timer)
  }
  const waiting = requestIdleCallback(run, { timeout: afterPaint * 4 })
  return () => cancelIdleCallback(waiting)
}

/**
 * Begins to listen when the page has nothing better to do, and goes on for a moment after the end, unheard: from page to
 * page the one line to the server stays open.
 */
export function listenCalmly<News>(
  watch: (listener: (news: News) => void) => () => void,
  handleNews: (news: News) => void,
): () => void {
  let isOver = false
  let end: (() => void) | undefined
  const forgo = whenIdle(() => {
    end = watch((news) => {
      if (!isOver) handleNews(news)
    })
  })
  return () => {
    isOver = true
    forgo()
    setTimeout(() => end?.(), lingering)
  }
}

export interface Gathered {
  /** Something happened: it is told once the burst is over. */
  note: () => void
  /** What was not told yet stays untold. */
  stop: () => void
}

/** Makes one telling of a burst: the first news starts the wait, and whatever comes within it goes along. */
export function gatherNews(notify: () => void, milliseconds: number): Gathered {
  let timer: ReturnType<typeof setTimeout> | undefined
  const handleEnd = () => {
    timer = undefined
    notify()
  }
  return {
    note: () => {
      timer ??= setTimeout(handleEnd, milliseconds)
    },
    stop: () => {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
