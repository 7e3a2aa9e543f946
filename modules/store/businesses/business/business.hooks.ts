import { type Doc, fieldsOf, type DocType } from '#framework/doctypes'
import { hooks, type Documents } from '#framework/documents'
import { writesEvery } from '#framework/permissions'
import { HasRole, User } from '#framework/identity'
import { toE164 } from '#meta'
import { notify, notificationEvent } from '#site/notifications'
import { businessErrors, officeDecidesBusiness } from '../errors.ts'
import { domainOf, isGstin, isArea } from './business.rules.ts'
import { Business } from './business.doctype.ts'
import { isPostalCode, stateCodeOf, stateNamed, stateNames } from '#site/places'
import { BusinessBranch } from '../branch/business-branch.doctype.ts'
import { messages } from '../messages.ts'

const SELLER = 'Seller'

/** Reads a contact as a name, e-mail address or phone number, so that the office needs no access to accounts. */
function addressIn(contact: string): { readonly [Field in 'name' | 'email' | 'phone']?: string } {
  if (contact.includes('@')) return { email: contact.toLowerCase() }
  const phone = toE164(contact)
  return phone === null ? { name: contact } : { phone }
}

async function personCalled(
  documents: Documents,
  contact: string,
): Promise<{ readonly name: string; readonly full_name: string }> {
  const [person] = await documents.asSystem().find(User, {
    where: { ...addressIn(contact.trim()), enabled: 1 },
    fields: ['name', 'full_name', 'email', 'phone'],
    limit: 1,
  })
  // The system's own accounts have neither e-mail nor phone.
  if (!person || (person.email === null && person.phone === null))
    throw businessErrors.user_not_found(contact)
  return { name: person.name, full_name: person.full_name }
}

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

async function nameSeller(documents: Documents, business: Named): Promise<void> {
  const { name, business_name, modified, run_by } = business
  await makeSeller(documents.asSystem(), run_by)
  await notify(documents, {
    event: sellerNamed,
    // The key holds the time, so a user who is appointed again is notified again.
    key: `${name} ${modified}`,
    people: [{ user: run_by }],
    values: { business: business_name },
    link: `/desk/business/${name}`,
  })
}

type Fields = Doc<typeof Business>

async function runBy(documents: Documents, document: Fields, previous: Fields | null) {
  if (!document.run_by) return { run_by: null, run_by_name: null }
  if (previous?.run_by === document.run_by) return { run_by_name: previous.run_by_name }
  const { name, full_name } = await personCalled(documents, document.run_by)
  return { run_by: name, run_by_name: full_name }
}

/** Refuses a seller's change of fields that only the office may set, naming the field. */
function requireOwnFields(previous: Fields, document: Fields): void {
  const field = changedOfficeField(Business, previous, document)
  if (field !== undefined) throw officeDecidesBusiness(field)
}

export const businessHooks = hooks(Business, {
  async beforeSave({ document, previous, documents }) {
    if (previous && !writesEvery(Business, documents.caller)) requireOwnFields(previous, document)
    const gstin = document.gstin?.trim().toUpperCase() || null
    if (gstin !== null && !isGstin(gstin)) throw businessErrors.not_a_gstin(gstin)
    for (const { from_postal_code: from, to_postal_code: to } of document.service_areas)
      if (!isArea(from, to)) throw businessErrors.not_an_area(from, to)
    // Required fields are checked after this hook.
    const domains = document.domains.map((row) => ({ ...row, domain: domainOf(row.domain ?? '') }))
    return { gstin, domains, ...(await runBy(documents, document, previous)) }
  },
  async afterSave({ document, previous, documents }) {
    const { run_by } = document
    if (run_by && run_by !== previous?.run_by) await nameSeller(documents, { ...document, run_by })
  },
})

interface BranchTax {
  readonly gstin: string | null
  readonly state: string | null
}

/** Returns the state of a GSTIN; its first two digits are the state code. */
const stateOfGstin = (gstin: string): string | null =>
  stateNames.find((name) => stateCodeOf(name) === gstin.slice(0, 2)) ?? null

function requireOfState(gstin: string, state: string | null): void {
  if (!isGstin(gstin)) throw businessErrors.not_a_gstin(gstin)
  if (state !== null && stateCodeOf(state) !== gstin.slice(0, 2))
    throw businessErrors.gstin_of_another_state(gstin, state)
}

/**
 * Normalises GSTIN and state of a branch: refuses a GSTIN of another state, fills in a missing state. Section 25(1) of
 * the CGST Act.
 */
function branchTax(entered: BranchTax): BranchTax {
  const gstin = entered.gstin?.trim().toUpperCase() || null
  const state = entered.state === null ? null : stateNamed(entered.state)
  if (entered.state !== null && state === null) throw businessErrors.no_state()
  if (gstin === null) return { gstin, state }
  requireOfState(gstin, state)
  return { gstin, state: state ?? stateOfGstin(gstin) }
}

export const branchHooks = hooks(BusinessBranch, {
  beforeSave({ previous, document, documents }) {
    const isOwn = previous === null || writesEvery(BusinessBranch, documents.caller)
    const office = isOwn ? undefined : changedOfficeField(BusinessBranch, previous, document)
    if (office !== undefined) throw officeDecidesBusiness(office)
    const { zipcode, gstin, state } = document
    if (previous?.zipcode !== zipcode && !isPostalCode(zipcode)) throw businessErrors.no_postal_code()
    const isSame = previous !== null && previous.gstin === gstin && previous.state === state
    return isSame ? {} : branchTax({ gstin, state })
  },
})

/** Compares table rows by content, because names and numbers of rows change with each save. */
const shownIn = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((row: { readonly domain?: unknown }) => row.domain).join() : (value ?? '')

function changedOfficeField(type: DocType, previous: object, document: object): string | undefined {
  const valueIn = (from: object, fieldname: string) => shownIn(Reflect.get(from, fieldname))
  return fieldsOf(type)
    .filter(({ spec }) => spec.options.officeOnly === true)
    .map(({ fieldname }) => fieldname)
    .find((fieldname) => valueIn(previous, fieldname) !== valueIn(document, fieldname))
}

export const sellerNamed = notificationEvent({
  name: 'businesses.seller_named',
  eventClass: 'transactional',
  values: ['business'],
  channels: ['in-app', 'e-mail'],
  messages,
})
