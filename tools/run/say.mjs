const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1)

export const say = (line) => console.log(`mela: ${line}`)

/** Milliseconds of silence after which a long step says that it is still there. */
const silence = 15_000

/** Runs a step, telling when it begins, that it still goes on, and how long it took. */
export async function sayWhile(title, run) {
  const since = performance.now()
  say(`${title} ...`)
  const beat = setInterval(() => say(`${title} ... ${seconds(since)} s`), silence)
  try {
    return await run()
  } finally {
    clearInterval(beat)
    say(`${title}: ${seconds(since)} s`)
  }
}
