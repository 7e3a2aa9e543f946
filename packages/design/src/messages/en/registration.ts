import type { Messages } from '../message.ts'

export const registration = {
  'registration.title': 'Student registration',
} satisfies Messages
