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
  'inbox.yesterday': 'कल',
  'inbox.mark_all': 'सभी पढ़े हुए चिह्नित करें',
  'inbox.all_marked': 'सभी सूचनाएँ पढ़ी हुई चिह्नित की गईं',
  'inbox.more': 'और दिखाएँ',
  'inbox.failed': 'कुछ गड़बड़ हो गई। इंटरनेट कनेक्शन जाँचें और फिर से कोशिश करें।',
  'inbox.empty_title': 'अभी कोई सूचना नहीं है',
  'inbox.empty_text': 'आपके ऑर्डर, पंजीकरण और भुगतान के अपडेट यहाँ दिखेंगे।',
  'inbox.empty_link': 'अपने खाते पर जाएँ',
  'inbox.signed_out_title': 'अपना इनबॉक्स देखने के लिए साइन इन करें',
  'inbox.signed_out_text': 'सूचनाएँ आपके खाते में भेजी जाती हैं।',
}
