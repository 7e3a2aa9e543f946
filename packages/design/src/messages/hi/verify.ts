import type { verify as source } from '../en/verify.ts'
import type { Translation } from '../message.ts'

export const verify: Translation<typeof source> = {
  'verify.title': 'कार्ड की जाँच',
  'verify.lead': 'कार्ड या प्रमाणपत्र मान्य है या नहीं, और किसका है। इसके सिवा कुछ नहीं दिखता।',
  'verify.good': 'मान्य',
  'verify.not_good': 'मान्य नहीं',
  'verify.not_good_text': 'इसका समय बीत गया है, या यह वापस लिया गया है। कृपया स्कूल से पूछें।',
  'verify.unknown': 'यह कोड किसी का नहीं है',
  'verify.unknown_text': 'यह कभी दिया नहीं गया, या पूरा नहीं है। फिर से स्कैन करें।',
  'verify.photo': '{name} की तस्वीर',
  'verify.until': 'इस दिन तक मान्य',
  'verify.until_past': 'इस दिन तक मान्य था',
  'verify.again': 'फिर से जाँचें',
  'verify.needs_script': 'कोड जाँचने के लिए कृपया ब्राउज़र में जावास्क्रिप्ट चालू करें।',
}
