import type { Committed } from '#framework/events'

/** Somebody who follows what is committed. Called between two requests' work: it must be quick and must not throw. */
export interface ChangeWatcher {
  changed(committed: Committed): void
  /** News were lost: anything may have changed. */
  missed(): void
}

/** Those who follow what is committed on any node. */
export function createWatchers() {
  const all = new Set<ChangeWatcher>()
  return {
    add(watcher: ChangeWatcher): () => void {
      all.add(watcher)
      return () => void all.delete(watcher)
    },
    changed(committed: Committed): void {
      if (committed.types.size > 0) for (const watcher of all) watcher.changed(committed)
    },
    missed(): void {
      for (const watcher of all) watcher.missed()
    },
  }
}
