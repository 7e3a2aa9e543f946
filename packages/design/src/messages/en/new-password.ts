import { plural, type Messages } from '../message.ts'

/** A new password, by the link that was sent; the desk says the same of its strength. */
export const newPassword = {
  'new_password.bar': 'Password',
  'new_password.title': 'Choose a new password',
  'new_password.lead':
    'Choose one that you use nowhere else. You are signed out on all devices and sign in again with it.',
  'new_password.label': 'New password',
  'new_password.show': 'Show the password',
  'new_password.too_short': plural('count', {
    one: 'At least # character, please',
    other: 'At least # characters, please',
  }),
  'new_password.weak': 'Easily guessed: make it longer, three or four words do well',
  'new_password.fair': 'Fair: a little longer would be better',
  'new_password.good': 'Good',
  'new_password.set': 'Change password',
  'new_password.setting': 'One moment…',
  'new_password.done_title': 'Password changed',
  'new_password.done_text': 'You are signed out on all devices. Sign in with your new password.',
  'new_password.to_desk': 'Sign in to the desk',
  'new_password.to_home': 'To the home page',
  'new_password.dead_title': 'This link has expired',
  'new_password.dead_text':
    'It was used before, or its time has passed. Ask for a new link below. Only the newest one works.',
  'new_password.ask_label': 'Email or phone number',
  'new_password.ask': 'Send link',
  'new_password.asked':
    'If you have an account with it, a link is on its way. It works for one hour. Check your spam folder too.',
  'new_password.too_many': 'Too many attempts. Please try again a little later.',
  'new_password.failed': 'Something went wrong. Nothing was changed. Try again.',
  'new_password.ask_title': 'Reset your password',
  'new_password.ask_lead': "Enter your email or phone number and we'll send you a link.",
  'new_password.common':
    'This password is easy to guess. Use three or four unrelated words, or a longer one.',
  'new_password.own':
    'This password is too close to your name, email, phone number or the name of this site. Choose another.',
} satisfies Messages
