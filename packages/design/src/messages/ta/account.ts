import type { account as source } from '../en/account.ts'
import type { Translation } from '../message.ts'

export const account: Translation<typeof source> = {
  'account.title': 'கணக்கு',
  'account.family': 'என் குடும்பம்',
  'account.my_orders': 'என் ஆர்டர்கள்',
  'account.my_tickets': 'என் டிக்கெட்டுகள்',
  'account.addresses': 'முகவரிகள்',
  'account.wallet_and_points': 'வாலட், புள்ளிகள்',
  'account.volunteering': 'தன்னார்வப் பணி',
  'account.privacy_and_consents': 'தனியுரிமை, ஒப்புதல்கள்',
  'account.signed_in_with': '{phone} மூலம் உள்நுழைந்துள்ளீர்கள்',
  'account.edit': 'திருத்து',
  'account.card': 'ஐடி கார்டு',
  'account.fees_all_paid': 'எல்லாக் கட்டணமும் செலுத்தப்பட்டது',
  'account.renew_for': '{year} ஆண்டுக்குப் புதுப்பிக்க',
}
