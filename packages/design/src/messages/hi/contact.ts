import type { contact as source } from '../en/contact.ts'
import type { Translation } from '../message.ts'

export const contact: Translation<typeof source> = {
  'contact.title': 'हमसे संपर्क करें',
  'contact.lead': 'संदेश भेजें, कॉल करें या मिलने आएँ। हम हर संदेश पढ़ते हैं।',
  'contact.name': 'आपका नाम',
  'contact.email': 'ईमेल',
  'contact.phone': 'मोबाइल नंबर',
  'contact.subject': 'विषय',
  'contact.message': 'आपका संदेश',
  'contact.optional': 'वैकल्पिक',
  'contact.privacy':
    'यह केवल कार्यालय देखता है। हम इसका उपयोग आपको जवाब देने के लिए करते हैं और एक साल बाद इसे मिटा देते हैं।',
  'contact.send': 'संदेश भेजें',
  'contact.sending': 'भेजा जा रहा है…',
  'contact.sent_title': 'संदेश भेजा गया',
  'contact.sent_text': 'हम {email} पर दो कार्य दिवसों में जवाब देंगे।',
  'contact.send_another': 'एक और संदेश भेजें',
  'contact.failed': 'आपका संदेश नहीं भेजा गया। आपका लिखा हुआ यहीं है। फिर से कोशिश करें।',
  'contact.name_missing': 'अपना नाम डालें',
  'contact.email_missing': 'अपना ईमेल पता डालें',
  'contact.email_wrong': 'सही ईमेल पता डालें',
  'contact.phone_wrong': '10 अंकों का मोबाइल नंबर डालें',
  'contact.message_missing': 'अपना संदेश लिखें',
  'contact.call_us': 'कॉल करें',
  'contact.write_us': 'ईमेल करें',
  'contact.visit_us': 'मिलने आएँ',
}
