/** Choices of the device itself, whoever uses it: everything else may be somebody's own. */
const lasting: ReadonlySet<string> = new Set(['mela.theme', 'mela.language', 'mela.check-in.device'])

/** Takes everything that is not lasting out of a storage; one that is forbidden or absent holds nothing. */
function emptyStorage(storage: () => Storage | undefined): void {
  try {
    const found = storage()
    const personal = Object.keys(found ?? {}).filter((key) => !lasting.has(key))
    for (const key of personal) found?.removeItem(key)
  } catch {
    // A browser that forbids storage has stored nothing.
  }
}

/**
 * Removes from this device what it holds of the person who used it: keys, drafts, receipts, tokens of orders and
 * registrations, carts, lists and answers. What is new is removed without being named here.
 */
export function emptyDevice(): void {
  emptyStorage(() => globalThis.localStorage)
  emptyStorage(() => globalThis.sessionStorage)
}
