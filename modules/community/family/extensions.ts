import { notificationEvents } from '#site/notifications'
import {
  contactChangeAccepted,
  contactChangeRequested,
  contactChangeRefused,
  privacyRequestReceived,
  privacyRequestDecided,
} from './family/family-notifications.ts'

export const familyExtensions = [
  notificationEvents.add(contactChangeRequested),
  notificationEvents.add(contactChangeAccepted),
  notificationEvents.add(contactChangeRefused),
  notificationEvents.add(privacyRequestReceived),
  notificationEvents.add(privacyRequestDecided),
]
