import type { Doc } from '#framework/doctypes'
import { hooks, type Documents } from '#framework/documents'
import { writesEvery } from '#framework/permissions'
import { HasRole, User } from '#framework/identity'
import { toE164 } from '#meta'
import { notify } from '#site/notifications'
import { businessErrors, officeDecides } from '../errors.ts'
import { sellerNamed } from './seller-assigned-notification.ts'
import { domainOf } from './domain-of.rules.ts'
import { isGstin } from './is-gstin.rules.ts'
import { isArea } from '../branch/is-served.rules.ts'
import { changedOfficeField } from './office-fields.ts'
import { Business } from './business.doctype.ts'

const SELLER = 'Seller'

/** A person is called by his name here, or by an address that he signs in with: the office need not read accounts. */
function addressIn(contact: string): { readonly [Field in 'name' | 'email' | 'phone']?: string } {
  if (contact.includes('@')) return { email: contact.toLowerCase() }
  const phone = toE164(contact)
  return phone === null ? { name: contact } : { phone }
}

/** The person who is meant, as he signs in. Refuses whoever cannot: nobody would be at the stall. */
async function personCalled(
  documents: Documents,
  contact: string,
): Promise<{ readonly name: string; readonly full_name: string }> {
  const [person] = await documents.asSystem().find(User, {
    where: { ...addressIn(contact.trim()), enabled: 1 },
    fields: ['name', 'full_name', 'email', 'phone'],
    limit: 1,
  })
  // The system's own accounts are reached nowhere.
  if (!person || (person.email === null && person.phone === null)) throw businessErrors.nobody_called(contact)
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
  const storedRoles = roles.map(({ name, role }) => ({ name, role }))
  await system.save(User, user, { roles: [...storedRoles, { role: SELLER }] })
}

interface Named {
  readonly name: string
  readonly business_name: string
  readonly modified: string
  readonly run_by: string
}

/** Lets a person in as a seller, and tells him what he runs from now on. */
async function nameSeller(documents: Documents, business: Named): Promise<void> {
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

type Fields = Doc<typeof Business>

/** Who runs it, by name: looked for when somebody else is said, and kept as it was else. */
async function runBy(documents: Documents, document: Fields, previous: Fields | null) {
  if (!document.run_by) return { run_by: null, run_by_name: null }
  if (previous?.run_by === document.run_by) return { run_by_name: previous.run_by_name }
  const { name, full_name } = await personCalled(documents, document.run_by)
  return { run_by: name, run_by_name: full_name }
}

/** A seller keeps what shoppers read of his shop; what the office decides is refused at its field. */
function requireOwnFields(previous: Fields, document: Fields): void {
  const field = changedOfficeField(Business, previous, document)
  if (field !== undefined) throw officeDecides(field)
}

export const businessHooks = hooks(Business, {
  async beforeSave({ document, previous, documents }) {
    if (previous && !writesEvery(Business, documents.caller)) requireOwnFields(previous, document)
    const gstin = document.gstin?.trim().toUpperCase() || null
    if (gstin !== null && !isGstin(gstin)) throw businessErrors.not_a_gstin(gstin)
    for (const { from_postal_code: from, to_postal_code: to } of document.service_areas)
      if (!isArea(from, to)) throw businessErrors.not_an_area(from, to)
    // What is missing is told after us.
    const domains = document.domains.map((row) => ({ ...row, domain: domainOf(row.domain ?? '') }))
    return { gstin, domains, ...(await runBy(documents, document, previous)) }
  },
  async afterSave({ document, previous, documents }) {
    const { run_by } = document
    if (run_by && run_by !== previous?.run_by) await nameSeller(documents, { ...document, run_by })
  },
})
