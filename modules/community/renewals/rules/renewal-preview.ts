import { fullName } from '#community/students'
import { toDecimal } from '#meta'
import { masked, maskEmail, maskName, maskPhone } from './mask.ts'
import type { RenewalStanding } from './renewal-standing.ts'

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
export function renewalPreview({ child, standing, amount, consents }: Previewed) {
  return {
    student: child.name,
    preview: previewOf(child),
    ...standing,
    fee: amount === null ? null : { amount: toDecimal(amount), currency: 'INR' },
    consents: Object.fromEntries([...consents].map(([purpose, isGiven]) => [purpose, isGiven ? 1 : 0])),
  }
}
