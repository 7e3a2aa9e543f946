import { plural, type Messages } from '../message.ts'

/** Signing in to the app, and proving a phone number by a code. */
export const signIn = {
  'proof.one_moment': 'One moment…',
  'proof.code': 'Code',
  'proof.code_sent': 'If the number {phone} is known to us, a code is on its way to it.',
  'proof.code_help': 'Six digits, good for five minutes',
  'proof.code_missing': 'Please type the code from the message',
  'proof.code_wrong':
    'This code is wrong or its time is over. Look at the newest message, or have another one sent.',
  'proof.again': 'Send another code',
  'proof.again_in': 'Another code in {seconds} s',
  'proof.other_phone': 'Use another number',
  'proof.failed': 'That did not get through. Nothing you typed is lost. Please try again.',
  'proof.too_many': plural('count', {
    one: 'Too many tries. Please wait a minute.',
    other: 'Too many tries. Please wait # minutes.',
  }),
  'sign_in.lead': 'With the phone number that the school or the shop has.',
  'sign_in.phone': 'Phone number',
  'sign_in.phone_help': 'We send a code to it. No password is needed.',
  'sign_in.send_code': 'Send me a code',
  'sign_in.with_password': 'With a password instead',
  'sign_in.with_code': 'With a code instead',
  'sign_in.no_mobile': 'Codes go to mobile numbers only',
  'sign_in.password': 'Password',
  'sign_in.wrong_password': 'Name and password do not go together',
  'sign_in.forgotten': 'Forgotten the password?',
  'sign_in.staff_text': 'You work here: please come in with your password.',
  'sign_in.new_text': 'The code is right, and the number is new here. How may we call you?',
  'sign_in.open_account': 'Open an account',
  'sign_in.closed': 'New accounts are opened by the office. Please write to it.',
  'sign_in.second_text': 'Now the code that your authenticator app shows, or one of your recovery codes.',
  'sign_in.desk_first':
    'Your account needs an authenticator app. Set it up in the desk once, then come back.',
  'sign_in.is_in': 'You are signed in.',
  'sign_in.is_out': 'You are signed out',
  'sign_in.still_in': 'That did not get through: you are still signed in. Please try again.',
} satisfies Messages
