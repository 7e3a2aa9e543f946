import type { account as source } from '../en/account.ts'
import type { Translation } from '../message.ts'

export const account: Translation<typeof source> = {
  'account.title': 'கணக்கு',
  'account.family': 'குடும்பம்',
  'account.my_orders': 'என் ஆர்டர்கள்',
  'account.my_tickets': 'என் நுழைவுச்சீட்டுகள்',
  'account.addresses': 'முகவரிகள்',
  'account.wallet_and_points': 'பணப்பையும் புள்ளிகளும்',
  'account.volunteering': 'தன்னார்வப் பணி',
  'account.privacy_and_consents': 'தனியுரிமையும் ஒப்புதல்களும்',
  'account.signed_in_with': '{phone} எண்ணில் உள்நுழைந்துள்ளீர்கள்',
  'account.edit': 'திருத்து',
  'account.card': 'அட்டை',
  'account.fees_all_paid': 'கட்டணம்: முழுவதும் செலுத்தப்பட்டது',
  'account.renew_for': '{year}-க்குப் புதுப்பிக்க',
}
