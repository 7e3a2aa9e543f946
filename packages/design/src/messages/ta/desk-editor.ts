import type { deskEditor as source } from '../en/desk-editor.ts'
import type { Translation } from '../message.ts'

export const deskEditor: Translation<typeof source> = {
  'desk.editor_heading_small': 'சிறிய தலைப்பு',
  'desk.editor_heading_smallest': 'மிகச் சிறிய தலைப்பு',
  'desk.editor_numbers': 'எண்ணிட்ட பட்டியல்',
  'desk.editor_quote': 'மேற்கோள்',
  'desk.editor_clear': 'வடிவமைப்பை நீக்கு',
  'desk.editor_undo': 'செய்ததை நீக்கு',
  'desk.editor_redo': 'மீண்டும் செய்',
  'desk.editor_picture': 'படம்',
  'desk.editor_source': 'HTML ஐ மாற்று',
  'desk.editor_formatted': 'வடிவமைத்த உரைக்குத் திரும்பு',
  'desk.editor_too_much': 'இந்த உரையில் HTML மட்டுமே காட்டக்கூடிய பகுதிகள் உள்ளன. அவை அப்படியே இருக்கும்.',
  'desk.editor_length': 'வடிவமைப்பையும் சேர்த்து, அதிகபட்சம் {max} இல் {count} எழுத்துகள்',
  'desk.link_address': 'முகவரி',
  'desk.link_help': 'ஒரு இணையதளம், மின்னஞ்சல் முகவரி, தொலைபேசி எண் அல்லது /events போன்ற இத்தளத்தின் பக்கம்',
  'desk.link_wrong': 'அங்கு இணைப்பு செல்ல முடியாது. முகவரி https://, mailto:, tel: அல்லது / என்று தொடங்கும்',
  'desk.link_set': 'இணைப்பை வை',
  'desk.link_remove': 'இணைப்பை நீக்கு',
  'desk.picture_words': 'என்ன தெரிகிறது',
  'desk.picture_words_help': 'படத்தைப் பார்க்க முடியாதவர்களுக்கு வாசிக்கப்படும்; அலங்காரம் மட்டும் என்றால் காலியாக விடவும்',
  'desk.picture_put': 'உரையில் வை',
}
