import { vi } from 'vitest'

/** Counts everything as near the visible area, as on a screen that shows a page to its end. */
export function showToTheEnd(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #notify: (entries: readonly { isIntersecting: boolean }[]) => void
      constructor(notify: (entries: readonly { isIntersecting: boolean }[]) => void) {
        this.#notify = notify
      }
      observe() {
        this.#notify([{ isIntersecting: true }])
      }
      disconnect() {
        this.observe = () => undefined
      }
    },
  )
}
