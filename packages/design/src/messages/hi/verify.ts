import type { verify as source } from '../en/verify.ts'
import type { Translation } from '../message.ts'

export const verify: Translation<typeof source> = {
  'verify.title': 'कार्ड जाँचें',
  'verify.lead': 'देखें कि आईडी कार्ड या प्रमाण पत्र मान्य है या नहीं और किसका है। और कोई जानकारी नहीं दिखती।',
  'verify.good': 'मान्य',
  'verify.not_good': 'मान्य नहीं',
  'verify.not_good_text': 'इसकी अवधि समाप्त हो गई है या इसे निरस्त किया गया है। स्कूल से संपर्क करें।',
  'verify.unknown': 'कोड नहीं मिला',
  'verify.unknown_text': 'यह कोड जारी नहीं हुआ या अधूरा है। फिर से स्कैन करें।',
  'verify.photo': '{name} की फ़ोटो',
  'verify.until': 'मान्य तिथि',
  'verify.until_past': 'मान्य था',
  'verify.again': 'फिर से जाँचें',
  'verify.needs_script': 'कोड जाँचने के लिए ब्राउज़र में JavaScript चालू करें।',
}
