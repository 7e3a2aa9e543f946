import type { states as source } from '../en/states.ts'
import type { Translation } from '../message.ts'

export const states: Translation<typeof source> = {
  'states.loading': 'திறக்கிறது',
  'states.empty_title': 'இங்கே இன்னும் எதுவும் இல்லை',
  'states.empty_text': 'ஏதேனும் வந்ததும் இங்கே காணலாம்.',
  'states.error_title': 'மேளாவை அடைய முடியவில்லை',
  'states.error_text': 'எதுவும் தொலையவில்லை. சற்று நேரத்தில் மீண்டும் முயலவும்.',
  'states.retry': 'மீண்டும் முயல்க',
  'states.offline_title': 'இணைய இணைப்பு இல்லை',
  'states.offline_text': 'இதற்கு இணைய இணைப்பு தேவை. இணைந்ததும் திறக்கும்.',
  'states.offline_since': 'இணைய இணைப்பு இல்லை. {time} நிலவரம் இது.',
  'states.stale_since': '{time} மணி பட்டியல் கீழே உள்ளது. நீங்கள் எழுதியது பத்திரமாக உள்ளது.',
  'states.not_found_title': 'பக்கம் கிடைக்கவில்லை',
  'states.not_found_text': 'இந்தப் பக்கம் இப்போது இல்லை, அல்லது இருந்ததே இல்லை.',
  'states.go_home': 'முகப்புக்குச் செல்க',
  'states.too_busy': 'இப்போது பலர் வந்துள்ளனர். ஒரு நிமிடத்தில் மீண்டும் முயலவும்.',
  'states.load_more': 'மேலும் காட்டு',
  'states.coming_soon_title': 'விரைவில் வருகிறது',
  'states.coming_soon_text': 'இன்னும் தயாராகிறது. அதுவரை மேளாவைச் சுற்றிப் பாருங்கள்.',
}
