import { hooks, type Documents } from '#framework/documents'
import { User, HasRole } from '#framework/identity'
import { Guardian } from './guardian.doctype.ts'

export const guardianHooks = hooks(Guardian, {
  beforeSave: ({ document }) => ({ email: document.email?.toLowerCase() ?? null }),

  async afterSave({ previous, document, documents }) {
    if (document.user !== null && previous?.user !== document.user)
      await grantGuardianRole(documents, document.user)
  },
})

export const userGuardianHooks = hooks(User, {
  async afterSave({ previous, document, documents }) {
    const { name, phone, email, enabled } = document
    const isNewAddress = previous?.phone !== phone || previous?.email !== email
    if (enabled === 1 && isNewAddress) await linkGuardianUser(documents, name, { phone, email })
  },
})

const ROLE = 'Guardian'

interface ContactDetails {
  readonly phone: string | null
  readonly email: string | null
}

/** Returns the user with a verified contact; the phone number takes precedence over the e-mail address. */
export async function findUserByContact(
  documents: Documents,
  { phone, email }: ContactDetails,
): Promise<string | null> {
  const system = documents.asSystem()
  const findUser = async (where: { readonly phone: string } | { readonly email: string }) =>
    (await system.find(User, { where: { ...where, enabled: 1 }, fields: ['name'], limit: 1 }))[0]?.name
  const byPhone = phone === null ? undefined : await findUser({ phone })
  return byPhone ?? (email === null ? null : ((await findUser({ email: email.toLowerCase() })) ?? null))
}

async function grantGuardianRole(documents: Documents, user: string): Promise<void> {
  const system = documents.asSystem()
  const existingRoles = await system.list(HasRole, {
    fields: ['role'],
    filters: [
      ['parent', '=', user],
      ['role', '=', ROLE],
    ],
    limit_page_length: 1,
  })
  if (existingRoles.length > 0) return
  const { roles } = await system.get(User, user)
  const currentRoles = roles.map(({ name, role }) => ({ name, role }))
  await system.save(User, user, { roles: [...currentRoles, { role: ROLE }] })
}

async function linkGuardianUser(documents: Documents, user: string, details: ContactDetails): Promise<void> {
  const system = documents.asSystem()
  const addresses = [
    ...(details.phone === null ? [] : [{ phone: details.phone }]),
    ...(details.email === null ? [] : [{ email: details.email }]),
  ]
  const names = new Set<string>()
  for (const address of addresses) {
    const unlinked = await system.find(Guardian, {
      where: { ...address, user: null },
      fields: ['name'],
      limit: 50,
    })
    for (const { name } of unlinked) names.add(name)
  }
  for (const name of names) await system.save(Guardian, name, { user })
}
