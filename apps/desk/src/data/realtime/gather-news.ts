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
