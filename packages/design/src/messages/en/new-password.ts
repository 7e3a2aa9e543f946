import { plural, type Messages } from '../message.ts'

/** Setting a new password by a link. The desk shares the texts about its strength. */
export const newPassword = {
  'new_password.bar': 'Password',
  'new_password.title': 'Set a new password',
  'new_password.lead':
    'Use a password that you don’t use anywhere else. You’ll be signed out on all devices.',
  'new_password.label': 'New password',
  'new_password.show': 'Show password',
  'new_password.too_short': plural('count', {
    one: 'Use at least # character',
    other: 'Use at least # characters',
  }),
  'new_password.weak': 'Weak. Use three or four unrelated words.',
  'new_password.fair': 'Fair. Add a few more characters.',
  'new_password.good': 'Strong',
  'new_password.set': 'Set password',
  'new_password.setting': 'Please wait…',
  'new_password.done_title': 'Password changed',
  'new_password.done_text': 'You’re signed out on all devices. Sign in with your new password.',
  'new_password.to_desk': 'Sign in to the desk',
  'new_password.to_home': 'Go to the home page',
  'new_password.dead_title': 'This link has expired',
  'new_password.dead_text':
    'It was already used or is too old. Request a new link below. Only the latest link works.',
  'new_password.ask_label': 'Email or mobile number',
  'new_password.ask': 'Send link',
  'new_password.asked':
    'If you have an account, we’ve sent you a link. It works for one hour. Check your spam folder too.',
  'new_password.too_many': 'Too many attempts. Try again later.',
  'new_password.failed': 'Something went wrong. Nothing was changed. Try again.',
  'new_password.ask_title': 'Reset your password',
  'new_password.ask_lead': 'Enter your email or mobile number and we’ll send you a link.',
  'new_password.common':
    'This password is easy to guess. Use three or four unrelated words, or a longer one.',
  'new_password.own':
    'This password is too close to your name, email, mobile number or the name of this site. Choose another one.',
} satisfies Messages
