import type { DeviceStore } from './device-store.ts'

export function memoryStore(content: Record<string, string> = {}): DeviceStore {
  const entries = new Map(Object.entries(content))
  return {
    read: (key) => entries.get(key) ?? null,
    write: (key, value) => void entries.set(key, value),
    remove: (key) => void entries.delete(key),
    keys: () => [...entries.keys()],
  }
}
