import { hooks, randomName, type Documents } from '#framework/documents'
import type { Doc } from '#framework/doctypes'
import { documentErrors } from '#framework/errors'
import { frameworkMessage } from '#framework/messages'
import { isAdministrator } from '#framework/permissions'
import { calledNames } from './user-names.ts'
import { identityErrors } from '../errors.ts'
import { identityEvents } from '../events.ts'
import { SecondFactor } from '../second-factor/second-factor.doctype.ts'
import { OneTimeToken } from '../tokens/one-time-token.doctype.ts'
import { personNames, requirePassword, hashPassword } from '../password/passwords.ts'
import { isGiven } from '../role/role.doctype.ts'
import { fixedUsers } from './standard-users.ts'
import { endSessions } from '../session/sessions.ts'
import { User } from './user.doctype.ts'

const SETTINGS = 'Website Settings'

async function siteNames(documents: Documents): Promise<readonly string[]> {
  const type = documents.registry.find(SETTINGS)
  if (!type) return []
  const settings: Readonly<Record<string, unknown>> = await documents.asSystem().get(type, SETTINGS)
  const name = settings['site_name']
  return typeof name === 'string' ? [name] : []
}

type UserDoc = Doc<typeof User>

function requireReachable(user: Pick<UserDoc, 'name' | 'email' | 'phone'>): void {
  if (!user.email && !user.phone && !fixedUsers.has(user.name)) throw identityErrors.unreachable()
}

/** Refuses other callers: setting Administrator's password would give Administrator's permissions. */
function requireAdministratorFor(user: UserDoc, documents: Documents): void {
  if (!fixedUsers.has(user.name)) return
  if (!isAdministrator(documents.caller))
    throw documentErrors.notPermitted('write', frameworkMessage('identity.user_named', { user: user.name }))
  if (user.enabled === 0) throw identityErrors.fixed_user(user.name)
}

function requireAssignableRoles({ roles }: UserDoc): void {
  const own = roles.find(({ role }) => !isGiven(role))
  if (own) throw identityErrors.role_not_given(own.role)
}

function isDemoSignIn(user: UserDoc, documents: Documents): boolean {
  return user.is_demo === 1 && isAdministrator(documents.caller)
}

/** Hashes a new password: all paths set `new_password`, and only the hash is stored. */
async function passwordHash(
  previous: UserDoc | null,
  user: UserDoc,
  documents: Documents,
): Promise<string | null> {
  if (!user.new_password) return previous?.password_hash ?? null
  const isNewDemoSignIn = previous === null && isDemoSignIn(user, documents)
  if (!isNewDemoSignIn)
    await requirePassword(user.new_password, [...personNames(user), ...(await siteNames(documents))])
  return hashPassword(user.new_password)
}

function losesAccess(previous: UserDoc | null, user: UserDoc): boolean {
  return previous !== null && (previous.password_hash !== user.password_hash || user.enabled === 0)
}

function hasNewContact(previous: UserDoc | null, user: UserDoc): boolean {
  return previous !== null && (previous.email !== user.email || previous.phone !== user.phone)
}

export const userHooks = hooks(User, {
  async beforeSave({ previous, document, documents }) {
    const names = calledNames(previous, document)
    requireReachable({ ...document, phone: names.phone })
    requireAssignableRoles(document)
    if (previous) requireAdministratorFor(document, documents)
    return {
      ...names,
      email: document.email?.toLowerCase() ?? null,
      customer_ref_id: previous?.customer_ref_id ?? `CUS-${randomName(16)}`,
      password_hash: await passwordHash(previous, document, documents),
      new_password: null,
    }
  },

  async afterSave({ previous, document, documents }) {
    if (losesAccess(previous, document)) await endSessions(documents, document.name)
    if (losesAccess(previous, document) || hasNewContact(previous, document))
      await deleteTokens(documents, document.name)
    if (previous === null && document.send_welcome_email === 1)
      await documents.emit(identityEvents.welcome_requested, { user: document.name })
  },

  async beforeDelete(user, { documents }) {
    if (fixedUsers.has(user.name)) throw identityErrors.fixed_user(user.name)
    await endSessions(documents, user.name)
    await deleteCredentials(documents, user.name)
  },
})

async function deleteTokens(documents: Documents, user: string): Promise<void> {
  const system = documents.asSystem()
  const tokens = await system.find(OneTimeToken, { where: { user }, fields: ['name'] })
  for (const { name } of tokens) await system.delete(OneTimeToken, name)
}

async function deleteCredentials(documents: Documents, user: string): Promise<void> {
  const system = documents.asSystem()
  const factors = await system.find(SecondFactor, { where: { user }, fields: ['name'] })
  for (const { name } of factors) await system.delete(SecondFactor, name)
  await deleteTokens(documents, user)
}
