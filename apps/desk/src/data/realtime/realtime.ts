import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { watchDocument, watchList, type DocumentChange } from '#client'

/** Milliseconds in which several changes cause one request. */
const burst = 300

/** Milliseconds for requests that cost the server more: the counts of a list's views. */
const longBurst = 3000

const keysAbout = (doctype: string) => [['list', doctype], ['counts'], ['latest'], ['options', doctype]]

export function useWatchedList(doctype: string): void {
  const client = useQueryClient()
  useEffect(() => {
    const forget = (keys: readonly string[][]) => {
      // A hidden page fetches when it becomes visible again.
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
 * Reports each change of a document; null when the connection was interrupted and anything may have changed. Without a
 * name it subscribes to nothing.
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

/** Milliseconds after which a page is painted, for browsers without idle callbacks. */
const afterPaint = 500

/** Milliseconds for which an ended subscription stays open, so that the next page reuses the connection. */
const lingering = 3000

function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, afterPaint)
    return () => clearTimeout(timer)
  }
  const waiting = requestIdleCallback(run, { timeout: afterPaint * 4 })
  return () => cancelIdleCallback(waiting)
}

/**
 * Subscribes when the page is idle, and unsubscribes a moment after the end, so that the connection stays open from
 * page to page.
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
  note: () => void
  stop: () => void
}

/** Combines a burst of events into one notification: the first one starts the wait, and later ones join it. */
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
