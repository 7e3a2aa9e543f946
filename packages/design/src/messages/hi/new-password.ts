import type { newPassword as source } from '../en/new-password.ts'
import { plural, type Translation } from '../message.ts'

export const newPassword: Translation<typeof source> = {
  'new_password.bar': 'पासवर्ड',
  'new_password.title': 'नया पासवर्ड सेट करें',
  'new_password.lead': 'ऐसा पासवर्ड चुनें, जो आप कहीं और इस्तेमाल नहीं करते। आप सभी डिवाइस से साइन आउट हो जाएँगे।',
  'new_password.label': 'नया पासवर्ड',
  'new_password.show': 'पासवर्ड दिखाएँ',
  'new_password.too_short': plural('count', { one: 'कम से कम # अक्षर लिखें', other: 'कम से कम # अक्षर लिखें' }),
  'new_password.weak': 'कमज़ोर। तीन या चार अलग-अलग शब्द लिखें।',
  'new_password.fair': 'ठीक है। कुछ और अक्षर जोड़ें।',
  'new_password.good': 'मज़बूत',
  'new_password.set': 'पासवर्ड सेट करें',
  'new_password.setting': 'कृपया रुकें…',
  'new_password.done_title': 'पासवर्ड बदल गया',
  'new_password.done_text': 'आप सभी डिवाइस से साइन आउट हो गए हैं। नए पासवर्ड से साइन इन करें।',
  'new_password.to_desk': 'डेस्क में साइन इन करें',
  'new_password.to_home': 'होम पेज पर जाएँ',
  'new_password.dead_title': 'इस लिंक की अवधि समाप्त हो गई है',
  'new_password.dead_text':
    'इसका उपयोग हो चुका है या यह बहुत पुराना है। नीचे नया लिंक मँगाएँ। केवल सबसे नया लिंक काम करता है।',
  'new_password.ask_label': 'ईमेल या मोबाइल नंबर',
  'new_password.ask': 'लिंक भेजें',
  'new_password.asked': 'अगर आपका खाता है, तो हमने आपको लिंक भेजा है। यह एक घंटे तक काम करेगा। स्पैम फ़ोल्डर भी देखें।',
  'new_password.too_many': 'बहुत बार कोशिश हुई। बाद में फिर से कोशिश करें।',
  'new_password.failed': 'कुछ गड़बड़ हो गई। कोई बदलाव नहीं हुआ। फिर से कोशिश करें।',
  'new_password.ask_title': 'पासवर्ड रीसेट करें',
  'new_password.ask_lead': 'अपना ईमेल या मोबाइल नंबर डालें। हम आपको लिंक भेजेंगे।',
  'new_password.common': 'यह पासवर्ड आसानी से पहचाना जा सकता है। तीन या चार अलग-अलग शब्द, या लंबा पासवर्ड लिखें।',
  'new_password.own': 'यह पासवर्ड आपके नाम, ईमेल, मोबाइल नंबर या इस साइट के नाम से मिलता-जुलता है। दूसरा चुनें।',
}
