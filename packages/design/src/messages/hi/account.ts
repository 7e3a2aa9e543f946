import type { account as source } from '../en/account.ts'
import type { Translation } from '../message.ts'

export const account: Translation<typeof source> = {
  'account.title': 'खाता',
  'account.family': 'परिवार',
  'account.my_orders': 'मेरे ऑर्डर',
  'account.my_tickets': 'मेरे टिकट',
  'account.addresses': 'पते',
  'account.wallet_and_points': 'बटुआ और अंक',
  'account.volunteering': 'स्वयंसेवा',
  'account.privacy_and_consents': 'निजता और सहमतियाँ',
  'account.signed_in_with': '{phone} से साइन इन',
  'account.edit': 'बदलें',
  'account.card': 'कार्ड',
  'account.fees_all_paid': 'फ़ीस: सब चुका दी',
  'account.renew_for': '{year} के लिए नवीनीकरण',
}
