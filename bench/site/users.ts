import { demoPassword } from '../../apps/server/src/demo/demo-logins.ts'
import type { Child } from './child.ts'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { hashSecret, randomSecret } from '#framework/identity'
import { socketFolderOf } from './bench-site.ts'

export async function signIn({ origin }: Child): Promise<string> {
  const response = await fetch(`${origin}/api/method/mela.identity.sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ usr: 'office@asha.example', pwd: demoPassword }),
  })
  if (!response.ok)
    throw new Error(`The office could not sign in: ${response.status} ${await response.text()}`)
  const { message } = (await response.json()) as { message: { api_key: string; api_secret: string } }
  return `token ${message.api_key}:${message.api_secret}`
}

const insertUser = `insert into "User" (name, full_name, email, enabled, user_type, owner, creation, modified, modified_by)
  values ($1, 'Listener', $1 || '@example.org', 1, 'Website User', $1, localtimestamp, localtimestamp, $1)`

const insertKey = `insert into "API Key" (name, "user", api_key, secret_hash, owner, creation, modified, modified_by)
  values ($1, $1, $2, $3, $1, localtimestamp, localtimestamp, $1)`

/**
 * Creates users with a key each directly in the tables, because sign-in is not measured. Returns their authorizations.
 */
export async function newUsers(dataFolder: string, count: number): Promise<readonly string[]> {
  const client = new pg.Client({ host: socketFolderOf(dataFolder), user: 'mela', database: 'mela' })
  await client.connect()
  try {
    const authorizations: string[] = []
    for (let number = 0; number < count; number += 1) {
      const [name, api_key, secret] = [`BENCH-${randomUUID()}`, randomSecret().slice(0, 20), randomSecret()]
      await client.query(insertUser, [name])
      await client.query(insertKey, [name, api_key, hashSecret(secret)])
      authorizations.push(`token ${api_key}:${secret}`)
    }
    return authorizations
  } finally {
    await client.end()
  }
}
