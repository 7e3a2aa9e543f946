import type { account as source } from '../en/account.ts'
import type { Translation } from '../message.ts'

export const account: Translation<typeof source> = {
  'account.title': 'खाता',
  'account.family': 'मेरा परिवार',
  'account.my_orders': 'मेरे ऑर्डर',
  'account.my_tickets': 'मेरे टिकट',
  'account.addresses': 'पते',
  'account.wallet_and_points': 'वॉलेट और पॉइंट',
  'account.volunteering': 'वॉलंटियर काम',
  'account.privacy_and_consents': 'निजता और सहमतियाँ',
  'account.signed_in_with': '{phone} से साइन इन हैं',
  'account.edit': 'बदलें',
  'account.card': 'आईडी कार्ड',
  'account.fees_all_paid': 'पूरी फ़ीस जमा है',
  'account.renew_for': '{year} के लिए नवीनीकरण करें',
}
