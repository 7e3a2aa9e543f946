import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { hashSecret, isSecret, randomSecret } from '#framework/identity'
import { datetimeIn } from '#meta'
import { RenewalPass } from './renewal-pass.doctype.ts'
import { renewalErrors } from '../errors.ts'

const MINUTES = 45

export const PASS_SECONDS = MINUTES * 60

interface PassInput {
  readonly phone: string
  readonly guardian_name: string
  readonly user: string | null
  readonly students: readonly string[]
  readonly timeZone: string
}

export async function createPass(
  documents: Documents,
  { students, timeZone, ...holder }: PassInput,
): Promise<string> {
  const token = randomSecret()
  const until = new Date(documents.now.getTime() + PASS_SECONDS * 1000)
  await documents.asSystem().insert(RenewalPass, {
    ...holder,
    token_hash: hashSecret(token),
    students: JSON.stringify(students),
    expires: datetimeIn(timeZone, until),
  })
  return token
}

export interface LockedPass extends Doc<typeof RenewalPass> {
  readonly left: readonly string[]
}

function parseNames(text: string): readonly string[] {
  const names: unknown = JSON.parse(text)
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
}

/** Locks the pass of a token until the end of the transaction, so that concurrent renewals run in sequence. */
export async function lockPass(caller: Documents, token: string, timeZone: string): Promise<LockedPass> {
  const documents = caller.asSystem()
  const where = {
    token_hash: hashSecret(token),
    expires: ['>', datetimeIn(timeZone, documents.now)],
  } as const
  const [found] = isSecret(token)
    ? await documents.find(RenewalPass, { where, fields: ['name'], limit: 1 })
    : []
  if (!found) throw renewalErrors.pass_over()
  const pass = await documents.lock(RenewalPass, found.name)
  return { ...pass, left: parseNames(pass.students) }
}

export async function consumePass(documents: Documents, pass: LockedPass, student: string): Promise<void> {
  const left = pass.left.filter((one) => one !== student)
  await documents.asSystem().save(RenewalPass, pass.name, { students: JSON.stringify(left) })
}
