import { papers } from '#framework/printing'
import { verifiable, type Verifiable, type Verified } from '#community/cards'
import { notificationEvents } from '#site/notifications'
import { certificatePaper } from './actions/certificate-paper.ts'
import type { Documents } from '#framework/documents'
import { Certificate } from './doctypes/certificate.doctype.ts'
import { message } from './messages.ts'
import { CERTIFICATE_PREFIX, readCertificateCode } from './rules/codes.ts'
import { hoursText } from './rules/hours-bounds.ts'
import * as paperNotices from './rules/paper-notices.ts'
import * as shiftNotices from './rules/shift-notices.ts'

/** Whether a certificate holds; null where no certificate has this code. Of a revoked one nothing more is told. */
async function verify(documents: Documents, text: string): Promise<Verified | null> {
  const code = readCertificateCode(text)
  if (code === null) return null
  const [found] = await documents.asSystem().find(Certificate, { where: { code }, limit: 1 })
  if (!found) return null
  const { state, full_name, minutes, from_day, to_day, issued_on } = found
  const standing = { kind: 'certificate', photo: null, valid_until: null }
  if (state === 'revoked') return { ...standing, valid: false, title: null, lines: [] }
  return {
    ...standing,
    valid: true,
    title: full_name,
    lines: [
      [message('volunteers.verify.hours'), hoursText(minutes)],
      [message('volunteers.verify.from'), from_day],
      [message('volunteers.verify.until'), to_day],
      [message('volunteers.certificate.issued_on'), issued_on],
    ],
  }
}

const verifiableCertificate: Verifiable = { prefix: CERTIFICATE_PREFIX, verify }

export const volunteerExtensions = [
  verifiable.add(verifiableCertificate),
  papers.add({ type: 'Certificate', print: certificatePaper }),
  ...[...Object.values(shiftNotices), ...Object.values(paperNotices)].map((event) =>
    notificationEvents.add(event),
  ),
]
