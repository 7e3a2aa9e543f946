/** Device storage that may be full, forbidden or absent: every failure reads as "not stored". */
export interface DeviceStore {
  read(key: string): string | null
  write(key: string, value: string): void
  remove(key: string): void
  keys(): string[]
}

export function deviceStoreOn(storage: () => Storage | undefined): DeviceStore {
  return {
    read: (key) => attempt(() => storage()?.getItem(key)) ?? null,
    write: (key, value) => void attempt(() => storage()?.setItem(key, value)),
    remove: (key) => void attempt(() => storage()?.removeItem(key)),
    keys: () => attempt(() => Object.keys(storage() ?? {})) ?? [],
  }
}

export const deviceStore = deviceStoreOn(() => globalThis.localStorage)

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
