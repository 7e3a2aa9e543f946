import { notificationEvents } from '#site/notifications'
import { changeAccepted, changeAsked, changeRefused, privacyAsked, privacyDecided } from './rules/letters.ts'

export const familyExtensions = [
  notificationEvents.add(changeAsked),
  notificationEvents.add(changeAccepted),
  notificationEvents.add(changeRefused),
  notificationEvents.add(privacyAsked),
  notificationEvents.add(privacyDecided),
]
