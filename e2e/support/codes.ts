import { expect, type APIRequestContext } from '@playwright/test'
import { rowsOf, signIn, systemManager } from './wire.ts'
import { generate } from 'otplib'

/** A distinct number, because codes for one number need a pause between them. */
export const newNumber = () => `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`

/** The latest code for a phone number or e-mail address; `request` is the system manager afterwards. */
export async function codeFor(request: APIRequestContext, recipient: string): Promise<string> {
  await signIn(request, systemManager)
  let code = ''
  await expect(async () => {
    const [message] = await rowsOf(request, {
      doctype: 'Outbox Message',
      fields: ['body'],
      filters: [
        ['recipient', '=', recipient],
        ['subject', '=', 'Your code'],
      ],
    })
    code = /\b\d{6}\b/.exec(String(message?.['body']))?.[0] ?? ''
    expect(code).not.toBe('')
  }).toPass()
  return code
}

const STEP = 30

/**
 * Code of the app with this key. A code is valid once, and the server accepts that of the next 30 seconds too, so
 * `later` 1 is another one without waiting.
 */
export function authenticatorCode(secret: string, later: 0 | 1 = 0): Promise<string> {
  const epoch = Math.floor(Date.now() / 1000) + later * STEP
  return generate({ secret: secret.replaceAll(' ', ''), epoch })
}
