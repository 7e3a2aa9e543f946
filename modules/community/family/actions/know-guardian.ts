import type { Documents } from '#framework/documents'
import { HasRole, User } from '#framework/identity'
import { Guardian } from '../doctypes/guardian.doctype.ts'

const ROLE = 'Guardian'

interface Reached {
  readonly phone: string | null
  readonly email: string | null
}

/** The user who proved one of these addresses by coming in with it. The number counts before the e-mail address. */
export async function userReachedAt(documents: Documents, { phone, email }: Reached): Promise<string | null> {
  const system = documents.asSystem()
  const found = async (where: { readonly phone: string } | { readonly email: string }) =>
    (await system.find(User, { where: { ...where, enabled: 1 }, fields: ['name'], limit: 1 }))[0]?.name
  const byPhone = phone === null ? undefined : await found({ phone })
  return byPhone ?? (email === null ? null : ((await found({ email: email.toLowerCase() })) ?? null))
}

/** Gives a user the role by which guardians are known; nothing where he has it. */
export async function makeGuardian(documents: Documents, user: string): Promise<void> {
  const system = documents.asSystem()
  const held = await system.list(HasRole, {
    fields: ['role'],
    filters: [
      ['parent', '=', user],
      ['role', '=', ROLE],
    ],
    limit_page_length: 1,
  })
  if (held.length > 0) return
  const { roles } = await system.get(User, user)
  const kept = roles.map(({ name, role }) => ({ name, role }))
  await system.save(User, user, { roles: [...kept, { role: ROLE }] })
}

/** Whoever comes in with a number or an address that families gave us is their guardian from then on. */
export async function recogniseGuardian(documents: Documents, user: string, reached: Reached): Promise<void> {
  const system = documents.asSystem()
  const addresses = [
    ...(reached.phone === null ? [] : [{ phone: reached.phone }]),
    ...(reached.email === null ? [] : [{ email: reached.email }]),
  ]
  const names = new Set<string>()
  for (const address of addresses) {
    const unknown = await system.find(Guardian, {
      where: { ...address, user: null },
      fields: ['name'],
      limit: 50,
    })
    for (const { name } of unknown) names.add(name)
  }
  for (const name of names) await system.save(Guardian, name, { user })
}
