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
