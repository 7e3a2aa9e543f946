import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pagePolicy } from './content-security-policy.ts'

test('An inline script may run by its hash, and no other inline script may', () => {
  const script = 'document.title = "Mela"'
  const hash = createHash('sha256').update(script).digest('base64')
  const policy = pagePolicy({ inlineScripts: [script, script], inlineStyles: [] })
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(policy).toContain("object-src 'none'")
})

test('A foreign script may run only on payment pages of its own gateway', () => {
  const page = { inlineScripts: ['x'], inlineStyles: [] }
  expect(pagePolicy(page)).not.toContain('razorpay')
  expect(pagePolicy(page, { hasRazorpay: true })).toContain(
    "script-src 'self' https://checkout.razorpay.com 'sha256-",
  )
})
