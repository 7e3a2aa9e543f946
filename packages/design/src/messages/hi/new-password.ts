import type { newPassword as source } from '../en/new-password.ts'
import { plural, type Translation } from '../message.ts'

export const newPassword: Translation<typeof source> = {
  'new_password.title': 'नया पासवर्ड',
  'new_password.lead': 'ऐसा चुनें जो कहीं और काम में न आता हो। आप हर जगह साइन आउट होंगे और इससे फिर आएँगे।',
  'new_password.label': 'नया पासवर्ड',
  'new_password.show': 'पासवर्ड दिखाएँ',
  'new_password.too_short': plural('count', {
    one: 'कम से कम # अक्षर रखें',
    other: 'कम से कम # अक्षर रखें',
  }),
  'new_password.weak': 'आसानी से बूझा जा सकता है: लंबा रखें, तीन-चार शब्द अच्छे रहते हैं',
  'new_password.fair': 'ठीक है: थोड़ा और लंबा बेहतर होगा',
  'new_password.good': 'अच्छा है',
  'new_password.set': 'पासवर्ड रखें',
  'new_password.setting': 'एक क्षण…',
  'new_password.done_title': 'नया पासवर्ड लागू है',
  'new_password.done_text': 'आप हर जगह साइन आउट हो गए हैं। नए पासवर्ड से आएँ।',
  'new_password.to_desk': 'डेस्क में साइन इन करें',
  'new_password.to_home': 'मुखपृष्ठ पर जाएँ',
  'new_password.dead_title': 'यह लिंक अब नहीं चलता',
  'new_password.dead_text': 'यह काम में आ चुका है या इसका समय बीत गया। नया माँगें: केवल सबसे नया चलता है।',
  'new_password.no_link_text': 'लिंक अधूरा है। संदेश से उसे फिर खोलें, या नया माँगें।',
  'new_password.ask_label': 'ईमेल या फ़ोन नंबर',
  'new_password.ask': 'नया लिंक भेजें',
  'new_password.asked': 'यदि इससे कोई खाता है, तो लिंक भेज दिया गया है। वह एक घंटे तक काम करता है। कृपया स्पैम में भी देखें।',
  'new_password.too_many': 'बहुत अधिक प्रयास हुए। थोड़ी देर बाद फिर प्रयास करें।',
  'new_password.failed': 'यह पहुँच नहीं पाया। कुछ नहीं बदला। कृपया फिर प्रयास करें।',
}
