import { expect, test as plain, type Page } from '@playwright/test'

export { expect } from '@playwright/test'

interface Journey {
  /** True where something is broken on purpose: the browser reports each request that failed. */
  mayComplain: boolean
  /** What the browser complained about: errors, warnings, violations of the security policy, lost exceptions. */
  complaints: string[]
}

/** A journey in which the browser's console must stay silent. */
export const test = plain.extend<Journey>({
  mayComplain: [false, { option: true }],
  complaints: [
    async ({ page, mayComplain }, use) => {
      const complaints = complaintsOf(page)
      await use(complaints)
      if (!mayComplain) expect(complaints, 'complaints in the console').toEqual([])
    },
    { auto: true },
  ],
})

function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  return complaints
}
