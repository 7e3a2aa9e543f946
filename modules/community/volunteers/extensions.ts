import { verifiable } from '#community/cards'
import { notificationEvents } from '#site/notifications'
import { verifiableCertificate } from './actions/verify-certificate.ts'
import * as paperNotices from './rules/paper-notices.ts'
import * as shiftNotices from './rules/shift-notices.ts'

export const volunteerExtensions = [
  verifiable.add(verifiableCertificate),
  ...[...Object.values(shiftNotices), ...Object.values(paperNotices)].map((event) =>
    notificationEvents.add(event),
  ),
]
