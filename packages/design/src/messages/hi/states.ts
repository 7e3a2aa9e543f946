import type { states as source } from '../en/states.ts'
import type { Translation } from '../message.ts'

export const states: Translation<typeof source> = {
  'states.loading': 'लोड हो रहा है',
  'states.empty_title': 'यहाँ अभी कुछ नहीं है',
  'states.empty_text': 'नई जानकारी यहाँ दिखेगी।',
  'states.error_title': 'कुछ गड़बड़ हो गई',
  'states.error_text': 'थोड़ी देर में फिर से कोशिश करें।',
  'states.retry': 'फिर से कोशिश करें',
  'states.offline_title': 'आप ऑफ़लाइन हैं',
  'states.offline_text': 'इंटरनेट से जुड़ें, फिर कोशिश करें।',
  'states.offline_since': 'आप ऑफ़लाइन हैं। पिछला अपडेट: {time}।',
  'states.stale_since': 'यह पेज रीफ़्रेश नहीं हो सका। पिछला अपडेट: {time}। आपके बदलाव सुरक्षित हैं।',
  'states.not_found_title': 'पेज नहीं मिला',
  'states.not_found_text': 'शायद यह हटा दिया गया है, या लिंक गलत है।',
  'states.go_home': 'होम पेज पर जाएँ',
  'states.too_busy': 'अभी बहुत भीड़ है। एक मिनट में फिर से कोशिश करें।',
  'states.load_more': 'और दिखाएँ',
  'states.coming_soon_title': 'जल्द आ रहा है',
  'states.coming_soon_text': 'हम इस पेज पर काम कर रहे हैं।',
}
