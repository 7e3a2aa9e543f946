import type { EngineSettings } from './settings.ts'

const HOUR = 60 * 60_000
/** More names than this were never renamed at once: what a client makes up must not fill the memory. */
const MOST_USES = 1000

/** Tells the log which names of the last release clients still use: each of them once an hour. */
export function deprecationNotes({
  onDeprecatedUse,
  clock = () => new Date(),
}: Pick<EngineSettings, 'onDeprecatedUse' | 'clock'>): (use: string) => void {
  const noted = new Map<string, number>()
  return (use) => {
    const time = clock().getTime()
    if (time - (noted.get(use) ?? -HOUR) < HOUR) return
    if (noted.size >= MOST_USES) noted.clear()
    noted.set(use, time)
    onDeprecatedUse?.(use)
  }
}
