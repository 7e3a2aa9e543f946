import { registrantIn } from '../registering/registration-answers.ts'
import type { RegistrationRecord } from './registration-calls.ts'

export const registration: RegistrationRecord = {
  ...{
    registration: 'EVR-00001',
    state: 'confirmed',
    seats: 2,
    amount: 0,
    currency: 'INR',
    paid: 0,
    returned: 0,
  },
  ...registrantIn({ contact_name: 'Meena', phone: '+919840012345' }),
  answers: { Bus: 'No' },
  ...{ expires_at: null, waiting_position: null, can_cancel: 1, can_change: 1 },
  event: {
    ...{ name: 'EV-1', title: 'Kites', start_date: '2026-11-29', end_date: null, start_time: null },
    ...{ end_time: null, time_zone: 'Asia/Kolkata', venue: null, event_image: null },
  },
  attendees: [
    {
      ...{ name: 'row1', full_name: 'Meena', age: 40, ticket_type: 'Adult', answers: { Food: 'Nuts' } },
      ...{ ticket_code: 'a', student: null, companions: [], checked_in_at: null, seats: 1 },
    },
    {
      ...{ name: 'row2', full_name: 'Imli', age: null, ticket_type: 'Child', answers: null },
      ...{ ticket_code: 'b', student: null, companions: [], checked_in_at: null, seats: 1 },
    },
  ],
}
