import type { Documents } from '#framework/documents'
import { message } from '../messages.ts'
import type { Registration } from './registration.ts'
import { Family } from '../doctypes/family.doctype.ts'
import { Guardian } from '../doctypes/guardian.doctype.ts'
import { guardiansAt, guardiansIn, holdPhones } from '../doctypes/guardian.queries.ts'
import { familyErrors } from '../errors.ts'
import { firstRights, guardiansNamed } from '../rules/guardians-named.ts'
import { userReachedAt } from './know-guardian.ts'

async function familiesAt(documents: Documents, phone: string): Promise<readonly string[]> {
  return [...new Set((await guardiansAt(documents, [phone])).map(({ family }) => family))]
}

/** The one family that has a number; null where none has, or several have. */
export async function familyAt(documents: Documents, phone: string): Promise<string | null> {
  const families = await familiesAt(documents, phone)
  return families.length === 1 ? (families[0] ?? null) : null
}

async function familyOf(documents: Documents, registration: Registration): Promise<string | null> {
  if (registration.family !== null) return registration.family
  const families = await familiesAt(documents, registration.parent_phone)
  if (families.length > 1) throw familyErrors.several_families()
  return families[0] ?? null
}

async function insertGuardians(
  documents: Documents,
  registration: Registration,
  { family, isNew }: { readonly family: string; readonly isNew: boolean },
): Promise<void> {
  const known = new Set((await guardiansIn(documents, [family])).map(({ phone }) => phone))
  const missing = guardiansNamed(registration).filter(({ phone }) => !known.has(phone))
  for (const named of missing) {
    const { full_name, phone, email } = named
    const user = await userReachedAt(documents, { phone, email })
    const rights = firstRights(isNew, named)
    await documents.asSystem().insert(Guardian, { family, full_name, phone, email, user, ...rights })
  }
  if (!isNew && missing.length > 0)
    documents.notice({
      message: message('family.new_guardians', { names: missing.map(({ full_name }) => full_name) }),
      indicator: 'orange',
    })
}

/** It is called by who registered its first child, until somebody calls it otherwise. */
async function insertFamily(documents: Documents, registration: Registration): Promise<string> {
  const made = await documents.asSystem().insert(Family, { family_name: registration.parent_name })
  return made.name
}

/**
 * The family of a child that is enrolled: the one that the office chose, the one that has the parent's number, or a new
 * one. Its guardians are there afterwards, each once.
 */
export async function joinFamily(documents: Documents, registration: Registration): Promise<string> {
  await holdPhones(
    documents,
    guardiansNamed(registration).map(({ phone }) => phone),
  )
  const known = await familyOf(documents, registration)
  const family = known ?? (await insertFamily(documents, registration))
  await insertGuardians(documents, registration, { family, isNew: known === null })
  return family
}
