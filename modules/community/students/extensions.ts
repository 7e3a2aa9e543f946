import { notificationEvents } from '#site/notifications'
import { doubleArrived, familyLetters, registrationArrived } from './rules/letters.ts'

export const studentExtensions = [registrationArrived, doubleArrived, ...Object.values(familyLetters)].map(
  (event) => notificationEvents.add(event),
)
