import type { verify as source } from '../en/verify.ts'
import type { Translation } from '../message.ts'

export const verify: Translation<typeof source> = {
  'verify.title': 'அட்டையைச் சரிபார்',
  'verify.lead': 'அட்டை அல்லது சான்றிதழ் செல்லுமா, யாருடையது என்பது மட்டும். வேறு எதுவும் காட்டப்படாது.',
  'verify.good': 'செல்லும்',
  'verify.not_good': 'செல்லாது',
  'verify.not_good_text': 'இதன் காலம் முடிந்தது, அல்லது திரும்பப் பெறப்பட்டது. பள்ளியிடம் கேளுங்கள்.',
  'verify.unknown': 'இந்தக் குறியீடு யாருடையதும் அல்ல',
  'verify.unknown_text': 'இது வழங்கப்படவில்லை, அல்லது முழுமையாக இல்லை. மீண்டும் ஸ்கேன் செய்யுங்கள்.',
  'verify.photo': '{name} அவர்களின் படம்',
  'verify.until': 'இந்த நாள் வரை செல்லும்',
  'verify.until_past': 'இந்த நாள் வரை செல்லுபடியானது',
  'verify.again': 'மீண்டும் சரிபார்',
  'verify.needs_script': 'குறியீட்டைச் சரிபார்க்க உங்கள் உலாவியில் ஜாவாஸ்கிரிப்டை அனுமதியுங்கள்.',
}
