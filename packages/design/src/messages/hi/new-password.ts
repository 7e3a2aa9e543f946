import type { newPassword as source } from '../en/new-password.ts'
import { plural, type Translation } from '../message.ts'

export const newPassword: Translation<typeof source> = {
  'new_password.bar': 'पासवर्ड',
  'new_password.title': 'नया पासवर्ड चुनें',
  'new_password.lead':
    'ऐसा पासवर्ड चुनें जो कहीं और इस्तेमाल न करते हों। आप सभी डिवाइस से साइन आउट होंगे और इससे फिर साइन इन करेंगे।',
  'new_password.label': 'नया पासवर्ड',
  'new_password.show': 'पासवर्ड दिखाएँ',
  'new_password.too_short': plural('count', {
    one: 'कम से कम # अक्षर रखें',
    other: 'कम से कम # अक्षर रखें',
  }),
  'new_password.weak': 'आसानी से बूझा जा सकता है: लंबा रखें, तीन-चार शब्द अच्छे रहते हैं',
  'new_password.fair': 'ठीक है: थोड़ा और लंबा बेहतर होगा',
  'new_password.good': 'अच्छा है',
  'new_password.set': 'पासवर्ड बदलें',
  'new_password.setting': 'एक क्षण…',
  'new_password.done_title': 'पासवर्ड बदल गया',
  'new_password.done_text': 'आप सभी डिवाइस से साइन आउट हो गए हैं। नए पासवर्ड से साइन इन करें।',
  'new_password.to_desk': 'डेस्क में साइन इन करें',
  'new_password.to_home': 'मुखपृष्ठ पर जाएँ',
  'new_password.dead_title': 'इस लिंक का समय बीत गया है',
  'new_password.dead_text':
    'यह लिंक पहले इस्तेमाल हो चुका है या इसका समय बीत गया है। नीचे नया लिंक मँगाएँ। सिर्फ़ सबसे नया लिंक चलता है।',
  'new_password.ask_label': 'ईमेल या फ़ोन नंबर',
  'new_password.ask': 'लिंक भेजें',
  'new_password.asked': 'अगर इससे आपका खाता है, तो लिंक भेज दिया गया है। वह एक घंटे तक चलेगा। स्पैम फ़ोल्डर भी देख लें।',
  'new_password.too_many': 'बहुत अधिक प्रयास हुए। थोड़ी देर बाद फिर प्रयास करें।',
  'new_password.failed': 'कुछ गड़बड़ हुई। कुछ नहीं बदला। फिर कोशिश करें।',
  'new_password.ask_title': 'पासवर्ड रीसेट करें',
  'new_password.ask_lead': 'अपना ईमेल या फ़ोन नंबर डालें, हम आपको लिंक भेजेंगे।',
  'new_password.common': 'इस पासवर्ड का अंदाज़ा आसानी से लग सकता है। तीन-चार अलग-अलग शब्द मिलाकर या लंबा पासवर्ड रखें।',
  'new_password.own': 'यह पासवर्ड आपके नाम, ईमेल, फ़ोन नंबर या इस साइट के नाम से मिलता-जुलता है। दूसरा चुनें।',
}
