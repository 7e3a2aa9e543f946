import { hooks, type Documents } from '#framework/documents'
import { StudentRegistration, type Registration } from '#community/students'
import { Consent } from '../consent/consent.doctype.ts'
import { message } from '../messages.ts'
import { Family } from './family.doctype.ts'
import { Guardian } from '../guardian/guardian.doctype.ts'
import { findGuardiansByPhone, findGuardiansOfFamilies, lockPhones } from '../guardian/guardian.queries.ts'
import { familyErrors } from '../errors.ts'
import { initialRights, listRegisteredGuardians } from '../guardian/registered-guardians.rules.ts'
import { findUserByContact } from '../guardian/guardian.hooks.ts'

export const studentFamilyHooks = hooks(StudentRegistration, {
  async beforeSave({ previous, document, documents }) {
    const isEnrolled = document.status === 'enrolled' && previous?.status !== 'enrolled'
    if (isEnrolled) return { family: await joinFamily(documents, document), known_family: null }
    const needsFamilyMatch = document.family === null && previous?.parent_phone !== document.parent_phone
    return needsFamilyMatch ? { known_family: await findFamilyByPhone(documents, document.parent_phone) } : {}
  },

  async afterSave({ previous, document, documents }) {
    const isEnrolled = document.status === 'enrolled' && previous?.status !== 'enrolled'
    if (isEnrolled) await insertConsents(documents, document.name)
  },
})

/** Converts the form's answers into Consents, one per purpose, which the family may change. */
async function insertConsents(documents: Documents, student: string): Promise<void> {
  const system = documents.asSystem()
  const { consents } = await system.get(StudentRegistration, student)
  const known = await system.find(Consent, {
    where: { student },
    fields: ['purpose', 'version'],
    limit: 200,
  })
  const knownConsents = new Set(known.map(({ purpose, version }) => `${purpose} ${version}`))
  const newConsents = consents.filter(({ purpose, version }) => !knownConsents.has(`${purpose} ${version}`))
  for (const { purpose, version, is_given, given_at, given_by } of newConsents)
    await system.insert(Consent, {
      ...{ student, purpose, version },
      ...(is_given === 1
        ? { state: 'given' as const, given_at, given_by }
        : { state: 'withdrawn' as const, withdrawn_at: given_at, withdrawn_by: given_by }),
    })
}

async function findFamiliesByPhone(documents: Documents, phone: string): Promise<readonly string[]> {
  return [...new Set((await findGuardiansByPhone(documents, [phone])).map(({ family }) => family))]
}

/** Returns the only family with a phone number; null for none or several. */
async function findFamilyByPhone(documents: Documents, phone: string): Promise<string | null> {
  const families = await findFamiliesByPhone(documents, phone)
  return families.length === 1 ? (families[0] ?? null) : null
}

async function resolveFamily(documents: Documents, registration: Registration): Promise<string | null> {
  if (registration.family !== null) return registration.family
  const families = await findFamiliesByPhone(documents, registration.parent_phone)
  if (families.length > 1) throw familyErrors.several_families()
  return families[0] ?? null
}

async function insertGuardians(
  documents: Documents,
  registration: Registration,
  { family, isNew }: { readonly family: string; readonly isNew: boolean },
): Promise<void> {
  const known = new Set((await findGuardiansOfFamilies(documents, [family])).map(({ phone }) => phone))
  const missing = listRegisteredGuardians(registration).filter(({ phone }) => !known.has(phone))
  for (const guardian of missing) {
    const { full_name, phone, email } = guardian
    const user = await findUserByContact(documents, { phone, email })
    const rights = initialRights(isNew, guardian)
    await documents.asSystem().insert(Guardian, { family, full_name, phone, email, user, ...rights })
  }
  if (!isNew && missing.length > 0)
    documents.notice({
      message: message('family.new_guardians', { names: missing.map(({ full_name }) => full_name) }),
      indicator: 'orange',
    })
}

async function insertFamily(documents: Documents, registration: Registration): Promise<string> {
  const inserted = await documents.asSystem().insert(Family, { family_name: registration.parent_name })
  return inserted.name
}

/**
 * Links an enrolled child to the family that the office chose, the one with the parent's number, or a new one, and adds
 * missing guardians.
 */
async function joinFamily(documents: Documents, registration: Registration): Promise<string> {
  await lockPhones(
    documents,
    listRegisteredGuardians(registration).map(({ phone }) => phone),
  )
  const known = await resolveFamily(documents, registration)
  const family = known ?? (await insertFamily(documents, registration))
  await insertGuardians(documents, registration, { family, isNew: known === null })
  return family
}
