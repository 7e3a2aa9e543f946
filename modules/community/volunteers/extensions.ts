import { sql } from 'kysely'
import { printFormats } from '#framework/printing'
import { verifiable, type Verifiable, type Verified } from '#community/cards'
import { minorAccounts, notificationEvents } from '#site/notifications'
import { createCertificatePdf } from './certificate/certificate-pdf.ts'
import type { Documents } from '#framework/documents'
import { Certificate } from './certificate/certificate.doctype.ts'
import { message } from './messages.ts'
import { CERTIFICATE_PREFIX, parseCertificateCode } from './certificate/certificate-code.ts'
import { timeMessage } from './hours-entry/time-message.ts'
import * as volunteerNotifications from './volunteer/volunteer-notifications.ts'
import * as shiftNotifications from './shift/shift-notifications.ts'
import { householdLines } from '#money/statements'
import { householdHours } from './hours-entry/household-hours.ts'

/** Verifies a certificate; null for an unknown code. A revoked one discloses only its state. */
async function verify(documents: Documents, text: string): Promise<Verified | null> {
  const code = parseCertificateCode(text)
  if (code === null) return null
  const [found] = await documents.asSystem().find(Certificate, { where: { code }, limit: 1 })
  if (!found) return null
  const { state, full_name, minutes, from_day, to_day, issued_on } = found
  const certificateBase = { kind: 'certificate', photo: null, valid_until: null }
  if (state === 'revoked') return { ...certificateBase, valid: false, title: null, lines: [] }
  return {
    ...certificateBase,
    valid: true,
    title: full_name,
    lines: [
      [message('volunteers.verify.hours'), timeMessage(minutes)],
      [message('volunteers.verify.from'), from_day],
      [message('volunteers.verify.until'), to_day],
      [message('volunteers.certificate.issued_on'), issued_on],
    ],
  }
}

const verifiableCertificate: Verifiable = { prefix: CERTIFICATE_PREFIX, verify }

const ADULT_YEARS = 18

/** Accounts of volunteers under 18. */
const minorVolunteers = (today: string) => sql`
  select "user" from "Volunteer" where "user" is not null
    and date_of_birth > ${today}::date - make_interval(years => ${ADULT_YEARS}::int)`

export const volunteerExtensions = [
  householdLines.add(householdHours),
  minorAccounts.add({ minors: minorVolunteers }),
  verifiable.add(verifiableCertificate),
  printFormats.add({ type: 'Certificate', print: createCertificatePdf }),
  ...[...Object.values(shiftNotifications), ...Object.values(volunteerNotifications)].map((event) =>
    notificationEvents.add(event),
  ),
]
