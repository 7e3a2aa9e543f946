import { demoPassword } from '../../apps/server/src/demo/demo-logins.ts'
import type { Child } from './child.ts'

/** Signs the demo's office in, and gives the header that says so. */
export async function signIn({ origin }: Child): Promise<string> {
  const answer = await fetch(`${origin}/api/method/mela.identity.sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ usr: 'office@asha.example', pwd: demoPassword }),
  })
  if (!answer.ok) throw new Error(`The office could not sign in: ${answer.status} ${await answer.text()}`)
  const { message } = (await answer.json()) as { message: { api_key: string; api_secret: string } }
  return `token ${message.api_key}:${message.api_secret}`
}
