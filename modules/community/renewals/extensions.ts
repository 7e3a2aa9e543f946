import { codeAudience } from '#framework/identity'
import { childRecords } from '#community/family'
import { notificationEvents } from '#site/notifications'
import { guardianAudience } from './actions/audience.ts'
import { renewalRecords } from './actions/family-records.ts'
import { studentRenewed } from './rules/renewal-notices.ts'

export const renewalExtensions = [
  codeAudience.add(guardianAudience),
  childRecords.add(renewalRecords),
  notificationEvents.add(studentRenewed),
]
