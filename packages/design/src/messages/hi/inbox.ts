import type { inbox as source } from '../en/inbox.ts'
import { plural, type Translation } from '../message.ts'

export const inbox: Translation<typeof source> = {
  'inbox.title': 'इनबॉक्स',
  'inbox.lead': 'आपके ऑर्डर, परिवार और पंजीकरण की सूचनाएँ।',
  'inbox.title_count': plural('count', { one: 'इनबॉक्स, # अपठित', other: 'इनबॉक्स, # अपठित' }),
  'inbox.unread_count': plural('count', { one: '# अपठित सूचना', other: '# अपठित सूचनाएँ' }),
  'inbox.none_unread': 'कोई अपठित सूचना नहीं',
  'inbox.unread': 'अपठित',
  'inbox.today': 'आज',
  'inbox.yesterday': 'बीता कल',
  'inbox.mark_all': 'सभी को पढ़ा हुआ मानें',
  'inbox.all_marked': 'सभी सूचनाएँ पढ़ी हुई मानी गईं',
  'inbox.more': 'और दिखाएँ',
  'inbox.failed': 'स्टोर तक पहुँचा नहीं जा सका। फिर कोशिश करें।',
  'inbox.empty_title': 'अभी कोई सूचना नहीं',
  'inbox.empty_text': 'ऑर्डर, पंजीकरण या भुगतान में कुछ बदलेगा, तो आप उसे यहाँ पढ़ेंगे।',
  'inbox.empty_way': 'अपने खाते पर जाएँ',
  'inbox.signed_out_title': 'इनबॉक्स देखने के लिए साइन इन करें',
  'inbox.signed_out_text': 'आपकी सूचनाएँ आपके खाते की हैं।',
}
