import type { Messages } from '../message.ts'

export const account = {
  'account.title': 'Account',
  'account.family': 'My family',
  'account.my_orders': 'My orders',
  'account.my_tickets': 'My tickets',
  'account.addresses': 'Addresses',
  'account.wallet_and_points': 'Wallet and points',
  'account.volunteering': 'Volunteering',
  'account.privacy_and_consents': 'Privacy and consents',
  'account.signed_in_with': 'Signed in as {phone}',
  'account.edit': 'Edit',
  'account.card': 'ID card',
  'account.fees_all_paid': 'All fees paid',
  'account.renew_for': 'Renew for {year}',
} satisfies Messages
