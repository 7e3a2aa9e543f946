import { papers } from '#framework/printing'
import { verifiable } from '#community/cards'
import { notificationEvents } from '#site/notifications'
import { certificatePaper } from './actions/certificate-paper.ts'
import { verifiableCertificate } from './actions/verify-certificate.ts'
import * as paperNotices from './rules/paper-notices.ts'
import * as shiftNotices from './rules/shift-notices.ts'

export const volunteerExtensions = [
  verifiable.add(verifiableCertificate),
  papers.add({ type: 'Certificate', print: certificatePaper }),
  ...[...Object.values(shiftNotices), ...Object.values(paperNotices)].map((event) =>
    notificationEvents.add(event),
  ),
]
