import { plural, type Messages } from '../message.ts'

/** Signing in to the app, and confirming a mobile number by a code. */
export const signIn = {
  'proof.one_moment': 'Please wait…',
  'proof.code': 'Code',
  'proof.code_sent': 'If {phone} is registered with us, you’ll get a code.',
  'sign_in.code_sent': 'We’ve sent a code to {phone}.',
  'proof.code_help': '6 digits, valid for 5 minutes',
  'proof.code_missing': 'Enter the code from the message',
  'proof.code_wrong': 'This code is wrong or has expired. Check the latest message, or resend the code.',
  'proof.again': 'Resend code',
  'proof.again_in': 'Resend code in {seconds} s',
  'proof.other_phone': 'Use another number',
  'proof.failed': 'Something went wrong. What you entered is safe. Try again.',
  'proof.too_many': plural('count', {
    one: 'Too many attempts. Try again in # minute.',
    other: 'Too many attempts. Try again in # minutes.',
  }),
  'sign_in.lead': 'Use your mobile number. New here? We create your account with it.',
  'sign_in.phone': 'Mobile number',
  'sign_in.phone_help': 'We’ll send a 6-digit code to this number. You don’t need a password.',
  'sign_in.send_code': 'Send code',
  'sign_in.with_password': 'Sign in with password',
  'sign_in.with_code': 'Sign in with a code',
  'sign_in.no_mobile': 'Enter a mobile number that can receive SMS',
  'sign_in.password': 'Password',
  'sign_in.wrong_password': 'Wrong email, mobile number or password. Try again or reset your password.',
  'sign_in.forgotten': 'Forgot password?',
  'sign_in.staff_text': 'Staff sign in with their password.',
  'sign_in.new_text': 'Almost done. What’s your name?',
  'sign_in.open_account': 'Create account',
  'sign_in.closed': 'The office creates new accounts. Contact the office to get one.',
  'sign_in.second_text': 'Enter the code from your authenticator app, or a recovery code.',
  'sign_in.desk_first':
    'Your account needs an authenticator app. Set it up once in the desk, then come back.',
  'sign_in.is_in': 'You’re signed in.',
  'sign_in.is_out': 'You’re signed out',
  'sign_in.still_in': 'We couldn’t sign you out. Check your connection and try again.',
  'sign_in.title': 'Sign in or create an account',
  'sign_in.no_country':
    'We can’t send codes to numbers of this country. Use an Indian mobile number, or sign in with your password.',
  'sign_in.find_order': 'Find my order',
} satisfies Messages
