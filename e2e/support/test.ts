import { expect, test as plain, type Page } from '@playwright/test'

export { expect } from '@playwright/test'

/** Tag of a journey that is equal in both windows, or exists in one only: no second browser opens for it. */
export const onPhone = { tag: '@phone' }
export const onDesktop = { tag: '@desktop' }

interface Journey {
  /** True when failures are intended: the browser reports each failed request. */
  mayComplain: boolean
  /** Messages of the browser: errors, warnings, violations of the security policy, uncaught exceptions. */
  complaints: string[]
}

/**
 * A journey that fails on messages in the browser's console. The service worker is blocked, because its requests would
 * bypass mocked responses. Responses after the end of the journey may fail.
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

/** Playwright's own warning about the blocked service worker. */
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
