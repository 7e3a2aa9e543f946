import { vi } from 'vitest'

/** Lets everything count as near the visible area, as on a screen that shows the whole page. */
export function showWholePage(): void {
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
