import type { deskEditor as source } from '../en/desk-editor.ts'
import type { Translation } from '../message.ts'

export const deskEditor: Translation<typeof source> = {
  'desk.editor_heading_small': 'उपशीर्षक',
  'desk.editor_heading_smallest': 'छोटा शीर्षक',
  'desk.editor_numbers': 'क्रमांकित सूची',
  'desk.editor_quote': 'उद्धरण',
  'desk.editor_clear': 'फ़ॉर्मैटिंग हटाएँ',
  'desk.editor_undo': 'पहले जैसा करें',
  'desk.editor_redo': 'फिर से करें',
  'desk.editor_picture': 'इमेज',
  'desk.editor_source': 'एचटीएमएल बदलें',
  'desk.editor_formatted': 'एडिटर पर वापस जाएँ',
  'desk.editor_too_much': 'इस टेक्स्ट के कुछ हिस्से केवल एचटीएमएल में बदले जा सकते हैं। वे जैसे हैं वैसे ही रहेंगे।',
  'desk.editor_length': 'फ़ॉर्मैटिंग सहित {max} में से {count} अक्षर',
  'desk.link_address': 'लिंक का पता',
  'desk.link_help': 'वेब पता, ईमेल पता, फ़ोन नंबर या इस साइट का कोई पेज, जैसे /events',
  'desk.link_wrong': 'ऐसा पता डालें जो https://, mailto:, tel: या / से शुरू होता हो',
  'desk.link_set': 'लिंक सेव करें',
  'desk.link_remove': 'लिंक हटाएँ',
  'desk.picture_words': 'वैकल्पिक टेक्स्ट',
  'desk.picture_words_help': 'जो लोग इमेज नहीं देख सकते, उनके लिए विवरण। इमेज केवल सजावट के लिए हो, तो ख़ाली छोड़ें।',
  'desk.picture_put': 'इमेज डालें',
}
