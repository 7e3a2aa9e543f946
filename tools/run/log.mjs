const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1)

export const log = (line) => console.log(`mela: ${line}`)

/** Milliseconds of silence after which a long step says that it is still there. */
const silence = 15_000

/** Runs a step, telling when it begins, that it still goes on, and how long it took. */
export async function logWhile(title, run) {
  const since = performance.now()
  log(`${title} ...`)
  const beat = setInterval(() => log(`${title} ... ${seconds(since)} s`), silence)
  try {
    return await run()
  } finally {
    clearInterval(beat)
    log(`${title}: ${seconds(since)} s`)
  }
}
