import type { DeviceStore } from './device-store.ts'

/** A device's storage that lives as long as a test. */
export function memoryStore(content: Record<string, string> = {}): DeviceStore {
  const kept = new Map(Object.entries(content))
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
  }
}
