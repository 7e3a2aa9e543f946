/** Lets at most so many pieces of work run at once; the others wait in order. */
export function createConcurrencyLimit(most: number): <T>(run: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  const begin = async () => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
  }
  const end = () => {
    const next = waiting.shift()
    // The place goes to who waits, so that nobody slips in between.
    if (next) next()
    else running -= 1
  }
  return async (run) => {
    await begin()
    try {
      return await run()
    } finally {
      end()
    }
  }
}

/** Work of one name runs one after the other; work of different names does not wait. */
export function createQueues(): <T>(name: string, run: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>()
  return (name, run) => {
    const result = (last.get(name) ?? Promise.resolve()).then(run, run)
    last.set(name, result)
    const leave = () => {
      if (last.get(name) === result) last.delete(name)
    }
    result.then(leave, leave)
    return result
  }
}
