import { expect, test as plain, type Page } from '@playwright/test'

export { expect } from '@playwright/test'

/** For a journey that says the same in both windows, or has a place in one only: no second browser opens for it. */
export const onPhone = { tag: '@phone' }
export const onDesktop = { tag: '@desktop' }

interface Journey {
  /** True where something is broken on purpose: the browser reports each request that failed. */
  mayComplain: boolean
  /** What the browser complained about: errors, warnings, violations of the security policy, lost exceptions. */
  complaints: string[]
}

/**
 * A journey in which the browser's console must stay silent. The service worker stays away, because it would ask the
 * server behind our back where a journey plays the server itself. What the page still asks when the journey has ended
 * may find its answer gone: nobody waits for it.
 */
export const test = plain.extend<Journey>({
  serviceWorkers: 'block',
  mayComplain: [false, { option: true }],
  complaints: [
    async ({ page, mayComplain }, use) => {
      const complaints = complaintsOf(page)
      await use(complaints)
      if (!mayComplain) expect(complaints, 'complaints in the console').toEqual([])
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    },
    { auto: true },
  ],
})

/** Playwright's own words for keeping the service worker away. */
const ownWarning = 'Service Worker registration blocked by Playwright'

function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning'
    if (isComplaint && message.text() !== ownWarning) complaints.push(message.text())
  })
  return complaints
}
