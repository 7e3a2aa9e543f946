import type { Documents } from '#framework/documents'
import { HasRole, User } from '#framework/identity'
import { toE164 } from '#meta'
import { notify } from '#site/notifications'
import { businessErrors } from '../errors.ts'
import { sellerNamed } from '../rules/seller-named-notice.ts'

const SELLER = 'Seller'

/** A person is called by his name here, or by an address that he signs in with: the office need not read accounts. */
function addressIn(said: string): { readonly [Field in 'name' | 'email' | 'phone']?: string } {
  if (said.includes('@')) return { email: said.toLowerCase() }
  const phone = toE164(said)
  return phone === null ? { name: said } : { phone }
}

/** The person who is meant, as he signs in. Refuses whoever cannot: nobody would be at the stall. */
export async function personCalled(
  documents: Documents,
  said: string,
): Promise<{ readonly name: string; readonly full_name: string }> {
  const [person] = await documents.asSystem().find(User, {
    where: { ...addressIn(said.trim()), enabled: 1 },
    fields: ['name', 'full_name', 'email', 'phone'],
    limit: 1,
  })
  // The system's own accounts are reached nowhere.
  if (!person || (person.email === null && person.phone === null)) throw businessErrors.nobody_called(said)
  return { name: person.name, full_name: person.full_name }
}

/** Gives a user the role by which sellers are known; nothing where he has it. */
async function makeSeller(system: Documents, user: string): Promise<void> {
  const held = await system.list(HasRole, {
    fields: ['role'],
    filters: [
      ['parent', '=', user],
      ['role', '=', SELLER],
    ],
    limit_page_length: 1,
  })
  if (held.length > 0) return
  const { roles } = await system.get(User, user)
  const kept = roles.map(({ name, role }) => ({ name, role }))
  await system.save(User, user, { roles: [...kept, { role: SELLER }] })
}

interface Named {
  readonly name: string
  readonly business_name: string
  readonly modified: string
  readonly run_by: string
}

/** Lets a person in as a seller, and tells him what he runs from now on. */
export async function nameSeller(documents: Documents, business: Named): Promise<void> {
  const { name, business_name, modified, run_by } = business
  await makeSeller(documents.asSystem(), run_by)
  await notify(documents, {
    event: sellerNamed,
    // Whoever gets it back later is told again.
    key: `${name} ${modified}`,
    people: [{ user: run_by }],
    values: { business: business_name },
    link: `/desk/business/${name}`,
  })
}
