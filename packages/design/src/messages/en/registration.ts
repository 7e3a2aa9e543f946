import type { Messages } from '../message.ts'

export const registration = {
  'registration.title': 'Student registration',
  'registration.volunteer_title': 'Volunteer sign-up',
  'registration.step_of': 'Step {number} of {total}',
  'registration.next_step': 'Next: {step}',
  'registration.about_the_child': 'About the child',
  'registration.parents_and_contacts': 'Parents and contacts',
  'registration.saved_here': 'Saved on this phone, {time}',
  'registration.first_name': 'First name',
  'registration.last_name': 'Last name',
  'registration.date_of_birth': 'Date of birth',
  'registration.class_applied_for': 'Class applied for',
  'registration.present_school': 'Present school',
  'registration.photo': 'Photo for the student card',
  'registration.photo_help': 'JPG or PNG, up to 10 MB. Only staff and you see it.',
  'registration.optional': 'optional',
  'registration.why_we_ask': 'Why we ask: {reason}',
  'registration.required': '{field} is needed',
  'registration.consent':
    'I am the parent or guardian, and the school may keep these details while this application is open.',
  'registration.save_and_go_on': 'Save and go on',
  'registration.renewal': 'Renewal',
} satisfies Messages
