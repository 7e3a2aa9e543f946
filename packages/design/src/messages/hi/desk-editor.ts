import type { deskEditor as source } from '../en/desk-editor.ts'
import type { Translation } from '../message.ts'

export const deskEditor: Translation<typeof source> = {
  'desk.editor_heading_small': 'छोटा शीर्षक',
  'desk.editor_heading_smallest': 'सबसे छोटा शीर्षक',
  'desk.editor_numbers': 'क्रमांक वाली सूची',
  'desk.editor_quote': 'उद्धरण',
  'desk.editor_clear': 'सजावट हटाएँ',
  'desk.editor_undo': 'पिछला बदलाव हटाएँ',
  'desk.editor_redo': 'फिर से करें',
  'desk.editor_picture': 'तस्वीर',
  'desk.editor_source': 'HTML बदलें',
  'desk.editor_formatted': 'सजे हुए पाठ पर लौटें',
  'desk.editor_too_much': 'इस पाठ में ऐसे हिस्से हैं जो केवल HTML में दिखते हैं। वे जैसे हैं वैसे ही रहेंगे।',
  'desk.editor_length': 'सजावट सहित, अधिकतम {max} में से {count} अक्षर',
  'desk.link_address': 'पता',
  'desk.link_help': 'कोई वेबसाइट, ईमेल पता, फ़ोन नंबर, या इस साइट का पेज जैसे /events',
  'desk.link_wrong': 'वहाँ कोई लिंक नहीं जा सकता। पता https://, mailto:, tel: या / से शुरू होता है',
  'desk.link_set': 'लिंक लगाएँ',
  'desk.link_remove': 'लिंक हटाएँ',
  'desk.picture_words': 'क्या दिख रहा है',
  'desk.picture_words_help': 'जो तस्वीर नहीं देखते उन्हें पढ़कर सुनाया जाता है; केवल सजावट हो तो खाली छोड़ें',
  'desk.picture_put': 'पाठ में रखें',
}
