import type { contact as source } from '../en/contact.ts'
import type { Translation } from '../message.ts'

export const contact: Translation<typeof source> = {
  'contact.title': 'संपर्क करें',
  'contact.lead': 'लिखिए, फ़ोन कीजिए या आ जाइए। हर पंक्ति कोई न कोई पढ़ता है।',
  'contact.name': 'आपका नाम',
  'contact.email': 'ईमेल',
  'contact.phone': 'फ़ोन',
  'contact.subject': 'किस बारे में है?',
  'contact.message': 'आपका संदेश',
  'contact.optional': 'वैकल्पिक',
  'contact.privacy': 'इसे केवल कार्यालय देखता है। हम इससे आपको उत्तर देते हैं और एक साल बाद मिटा देते हैं।',
  'contact.send': 'संदेश भेजें',
  'contact.sending': 'भेजा जा रहा है',
  'contact.sent_title': 'आपका संदेश मिल गया',
  'contact.sent_text': 'हम दो कार्य दिवसों में {email} पर उत्तर देंगे।',
  'contact.send_another': 'एक और संदेश लिखें',
  'contact.failed': 'संदेश नहीं जा सका। आपका लिखा हुआ यहीं है।',
  'contact.name_missing': 'कृपया अपना नाम लिखें',
  'contact.email_missing': 'उत्तर देने के लिए ईमेल पता चाहिए',
  'contact.email_wrong': 'यह ईमेल पता सही नहीं लगता, जैसे asha@example.org',
  'contact.phone_wrong': 'फ़ोन नंबर में दस अंक होते हैं, जैसे 98400 12345',
  'contact.message_missing': 'कृपया लिखें कि बात क्या है',
  'contact.call_us': 'फ़ोन करें',
  'contact.write_us': 'हमें लिखें',
  'contact.visit_us': 'मिलने आएँ',
}
