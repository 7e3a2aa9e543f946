import type { states as source } from '../en/states.ts'
import type { Translation } from '../message.ts'

export const states: Translation<typeof source> = {
  'states.loading': 'खुल रहा है',
  'states.empty_title': 'यहाँ अभी कुछ नहीं है',
  'states.empty_text': 'जब कुछ आएगा, यहीं मिलेगा।',
  'states.error_title': 'हम मेले तक नहीं पहुँच सके',
  'states.error_text': 'कुछ खोया नहीं है। थोड़ी देर में फिर कोशिश करें।',
  'states.retry': 'फिर कोशिश करें',
  'states.offline_title': 'आप ऑफ़लाइन हैं',
  'states.offline_text': 'इसके लिए इंटरनेट चाहिए। जुड़ते ही यह खुल जाएगा।',
  'states.offline_since': 'आप ऑफ़लाइन हैं। यह {time} तक की जानकारी है।',
  'states.stale_since': '{time} की आपकी सूची नीचे है। आपका लिखा हुआ सुरक्षित है।',
  'states.not_found_title': 'पेज नहीं मिला',
  'states.not_found_text': 'यह पृष्ठ अब यहाँ नहीं है, या कभी था ही नहीं।',
  'states.go_home': 'होम पर जाएँ',
  'states.too_busy': 'अभी बहुत लोग आए हैं। एक मिनट में फिर कोशिश करें।',
  'states.load_more': 'और दिखाएँ',
  'states.coming_soon_title': 'जल्द आ रहा है',
  'states.coming_soon_text': 'हम इसे सजा रहे हैं। तब तक मेला घूमिए।',
}
