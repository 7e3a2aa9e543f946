import type { registration as source } from '../en/registration.ts'
import type { Translation } from '../message.ts'

export const registration: Translation<typeof source> = {
  'registration.title': 'विद्यार्थी पंजीकरण',
}
