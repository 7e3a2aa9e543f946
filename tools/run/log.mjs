const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1)

export const log = (line) => console.log(`mela: ${line}`)

/** Milliseconds without output after which a long step reports that it is still running. */
const silence = 15_000

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
