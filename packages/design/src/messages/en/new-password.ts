import { plural, type Messages } from '../message.ts'

/** A new password, by the link that was sent; the desk says the same of its strength. */
export const newPassword = {
  'new_password.title': 'A new password',
  'new_password.lead':
    'Choose one that you use nowhere else. You are signed out everywhere and come in with it.',
  'new_password.label': 'New password',
  'new_password.show': 'Show the password',
  'new_password.too_short': plural('count', {
    one: 'At least # character, please',
    other: 'At least # characters, please',
  }),
  'new_password.weak': 'Easily guessed: make it longer, three or four words do well',
  'new_password.fair': 'Fair: a little longer would be better',
  'new_password.good': 'Good',
  'new_password.set': 'Set the password',
  'new_password.setting': 'One moment…',
  'new_password.done_title': 'Your new password holds',
  'new_password.done_text': 'You were signed out everywhere. Come in with the new one.',
  'new_password.to_desk': 'Sign in to the desk',
  'new_password.to_home': 'To the home page',
  'new_password.dead_title': 'This link is over',
  'new_password.dead_text':
    'It was used before, or its time has passed. Ask for a new one: only the newest works.',
  'new_password.no_link_text': 'The link is not whole. Open it from the message again, or ask for a new one.',
  'new_password.ask_label': 'Email or phone number',
  'new_password.ask': 'Send a new link',
  'new_password.asked':
    'If there is an account with it, a link is on its way. It works for one hour. Please look among unwanted mail too.',
  'new_password.too_many': 'Too many attempts. Please try again a little later.',
  'new_password.failed': 'That did not get through. Nothing was changed. Please try again.',
} satisfies Messages
