import { expect, type APIRequestContext } from '@playwright/test'
import { rowsOf, signIn, systemManager } from './wire.ts'

/** A number that nobody else signs in with: codes for one number need a pause between them. */
export const newNumber = () => `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`

/** The newest code that went to a number, as its owner reads it. */
export async function codeFor(request: APIRequestContext, phone: string): Promise<string> {
  await signIn(request, systemManager)
  let code = ''
  await expect(async () => {
    const [message] = await rowsOf(request, {
      doctype: 'Outbox Message',
      fields: ['body'],
      filters: [
        ['recipient', '=', phone],
        ['subject', '=', 'Your code'],
      ],
    })
    code = /^\d{6}/.exec(String(message?.['body']))?.[0] ?? ''
    expect(code).not.toBe('')
  }).toPass()
  return code
}
