import type { deskEditor as source } from '../en/desk-editor.ts'
import type { Translation } from '../message.ts'

export const deskEditor: Translation<typeof source> = {
  'desk.editor_heading_small': 'துணைத் தலைப்பு',
  'desk.editor_heading_smallest': 'சிறிய தலைப்பு',
  'desk.editor_numbers': 'எண்ணிட்ட பட்டியல்',
  'desk.editor_quote': 'மேற்கோள்',
  'desk.editor_clear': 'வடிவமைப்பை அகற்று',
  'desk.editor_undo': 'செயல்தவிர்',
  'desk.editor_redo': 'மீண்டும் செய்',
  'desk.editor_picture': 'படம்',
  'desk.editor_source': 'HTML-ஐத் திருத்து',
  'desk.editor_formatted': 'எடிட்டருக்குத் திரும்பு',
  'desk.editor_too_much': 'இந்த உரையின் சில பகுதிகளை HTML-ஆக மட்டுமே திருத்த முடியும். அவை மாற்றப்படாது.',
  'desk.editor_length': 'வடிவமைப்பு உட்பட {max} இல் {count} எழுத்துகள்',
  'desk.link_address': 'இணைப்பு முகவரி',
  'desk.link_help': 'இணைய முகவரி, மின்னஞ்சல் முகவரி, தொலைபேசி எண் அல்லது இந்தத் தளத்தின் பக்கம் (எ.கா. /events)',
  'desk.link_wrong': 'https://, mailto:, tel: அல்லது / எனத் தொடங்கும் முகவரியை உள்ளிடவும்',
  'desk.link_set': 'இணைப்பைச் சேமி',
  'desk.link_remove': 'இணைப்பை அகற்று',
  'desk.picture_words': 'மாற்று உரை',
  'desk.picture_words_help':
    'படத்தைப் பார்க்க முடியாதவர்களுக்கான விளக்கம். படம் அலங்காரத்துக்கு மட்டும் என்றால் காலியாக விடவும்.',
  'desk.picture_put': 'படத்தைச் செருகு',
}
