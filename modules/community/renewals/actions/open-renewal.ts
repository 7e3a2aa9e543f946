import type { Documents } from '#framework/documents'
import { isNamedChild, type NamedChild } from '../rules/named-child.ts'
import { fullName } from '#community/students'
import { toDecimal } from '#meta'
import { masked, maskEmail, maskName, maskPhone } from '../rules/mask.ts'
import type { RenewalStanding } from '../rules/renewal-standing.ts'
import { changingGuardians, childrenOf, type KnownBy, type RenewableChild } from './children-of.ts'
import { openPass, PASS_SECONDS } from './passes.ts'

/** The children of the families to which a named child belongs: a number alone may have a new owner. */
function inFamilyOf(children: readonly RenewableChild[], named: NamedChild): readonly RenewableChild[] {
  const families = new Set(
    children.filter(({ child }) => isNamedChild(child, named)).map(({ child }) => child.family),
  )
  return children.filter(({ child }) => families.has(child.family))
}

/**
 * What somebody may renew who proved who they are, and the token to do it with; none where there is nothing to renew. With
 * a named child, that child's family alone.
 */
export async function openRenewal(
  documents: Documents,
  by: KnownBy & { readonly named?: NamedChild },
  timeZone: string,
) {
  const guardians = await changingGuardians(documents, 'user' in by ? { user: by.user } : { phone: by.phone })
  const found = await childrenOf(
    documents,
    guardians.map(({ family }) => family),
  )
  const children = by.named === undefined ? found : inFamilyOf(found, by.named)
  const guardian = guardians.find(({ family }) => children.some(({ child }) => child.family === family))
  const students = children.filter(({ standing }) => standing.state === 'open').map(({ child }) => child.name)
  const token =
    guardian === undefined || students.length === 0
      ? null
      : await openPass(documents, {
          ...{ phone: guardian.phone, guardian_name: guardian.full_name },
          ...{ user: 'user' in by ? by.user : null, students, timeZone },
        })
  return { token, expires_in: PASS_SECONDS, students: children.map(renewalPreview) }
}

interface Child {
  readonly name: string
  readonly student_first_name: string
  readonly student_middle_name: string | null
  readonly student_last_name: string | null
  readonly parent_name: string
  readonly parent_phone: string
  readonly parent_email_address: string | null
  readonly parent_name_2: string | null
  readonly address: string | null
  readonly city: string | null
  readonly zip_code: string | null
  readonly emergency_contact_name: string
  readonly emergency_contact_phone: string
  readonly doctor_name: string | null
  readonly doctor_phone: string | null
}

interface Previewed {
  readonly child: Child
  readonly standing: RenewalStanding
  readonly amount: number | null
  readonly consents: ReadonlyMap<string, boolean>
}

/** What a family knows again, and nobody else learns from. */
function previewOf(child: Child) {
  return {
    full_name: maskName(fullName(child)),
    parent_name: maskName(child.parent_name),
    parent_phone: maskPhone(child.parent_phone),
    parent_email_address: masked(maskEmail, child.parent_email_address),
    parent_name_2: masked(maskName, child.parent_name_2),
    address: masked(maskName, child.address),
    city: masked(maskName, child.city),
    zip_code: masked(maskName, child.zip_code),
    emergency_contact_name: maskName(child.emergency_contact_name),
    emergency_contact_phone: maskPhone(child.emergency_contact_phone),
    doctor_name: masked(maskName, child.doctor_name),
    doctor_phone: masked(maskPhone, child.doctor_phone),
  }
}

/** A child as whoever proved a number sees it before he renews. */
function renewalPreview({ child, standing, amount, consents }: Previewed) {
  return {
    student: child.name,
    preview: previewOf(child),
    ...standing,
    fee: amount === null ? null : { amount: toDecimal(amount), currency: 'INR' },
    consents: Object.fromEntries([...consents].map(([purpose, isGiven]) => [purpose, isGiven ? 1 : 0])),
  }
}
