/** Serialises work of one name; work of different names runs concurrently. */
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
