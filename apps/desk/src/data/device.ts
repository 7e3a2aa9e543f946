/**
 * Reads a choice from this device, which stores no secrets. Storage that is full, forbidden or absent reads as null.
 */
export function readChoice(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function saveChoice(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // The choice then holds until the page is left.
  }
}
