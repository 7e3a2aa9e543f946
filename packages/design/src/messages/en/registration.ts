import type { Messages } from '../message.ts'

export const registration = {
  'registration.title': 'Student registration',
  'registration.volunteer_title': 'Volunteer sign-up',
  'registration.renewal': 'Renewal',
} satisfies Messages
