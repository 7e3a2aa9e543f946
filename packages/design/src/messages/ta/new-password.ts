import type { newPassword as source } from '../en/new-password.ts'
import { plural, type Translation } from '../message.ts'

export const newPassword: Translation<typeof source> = {
  'new_password.title': 'புதிய கடவுச்சொல்',
  'new_password.lead': 'வேறெங்கும் பயன்படுத்தாத ஒன்றைத் தேர்க. எல்லா இடங்களிலும் வெளியேற்றப்பட்டு, இதனால் மீண்டும் நுழைவீர்கள்.',
  'new_password.label': 'புதிய கடவுச்சொல்',
  'new_password.show': 'கடவுச்சொல்லைக் காட்டு',
  'new_password.too_short': plural('count', {
    one: 'குறைந்தது # எழுத்து வேண்டும்',
    other: 'குறைந்தது # எழுத்துகள் வேண்டும்',
  }),
  'new_password.weak': 'எளிதில் ஊகிக்கலாம்: நீளமாக்குக, மூன்று நான்கு சொற்கள் நன்று',
  'new_password.fair': 'பரவாயில்லை: இன்னும் சற்று நீளமானால் நன்று',
  'new_password.good': 'நன்று',
  'new_password.set': 'கடவுச்சொல்லை வை',
  'new_password.setting': 'ஒரு கணம்…',
  'new_password.done_title': 'புதிய கடவுச்சொல் நடைமுறையில்',
  'new_password.done_text': 'எல்லா இடங்களிலும் வெளியேற்றப்பட்டீர்கள். புதியதால் நுழைக.',
  'new_password.to_desk': 'மேசையில் உள்நுழைக',
  'new_password.to_home': 'முகப்புக்குச் செல்க',
  'new_password.dead_title': 'இந்த இணைப்பு முடிந்துவிட்டது',
  'new_password.dead_text': 'முன்பே பயன்பட்டது, அல்லது நேரம் கடந்தது. புதியது கேட்கவும்: மிகப் புதியதே செல்லும்.',
  'new_password.no_link_text': 'இணைப்பு முழுமையாக இல்லை. செய்தியிலிருந்து மீண்டும் திறக்கவும், அல்லது புதியது கேட்கவும்.',
  'new_password.ask_label': 'மின்னஞ்சல் அல்லது தொலைபேசி எண்',
  'new_password.ask': 'புதிய இணைப்பை அனுப்பு',
  'new_password.asked':
    'அதற்கு ஒரு கணக்கு இருந்தால் இணைப்பு அனுப்பப்பட்டுள்ளது. அது ஒரு மணி நேரம் செல்லும். வேண்டாத அஞ்சல்களிலும் பார்க்கவும்.',
  'new_password.too_many': 'முயற்சிகள் அதிகமாகிவிட்டன. சற்றுப் பின் மீண்டும் முயல்க.',
  'new_password.failed': 'அது சென்றடையவில்லை. எதுவும் மாறவில்லை. மீண்டும் முயல்க.',
}
