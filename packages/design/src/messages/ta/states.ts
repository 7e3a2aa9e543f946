import type { states as source } from '../en/states.ts'
import type { Translation } from '../message.ts'

export const states: Translation<typeof source> = {
  'states.loading': 'ஏற்றப்படுகிறது',
  'states.empty_title': 'இங்கே இன்னும் எதுவும் இல்லை',
  'states.empty_text': 'புதியவை இங்கே தெரியும்.',
  'states.error_title': 'ஏதோ தவறு நேர்ந்தது',
  'states.error_text': 'சற்று நேரத்தில் மீண்டும் முயல்க.',
  'states.retry': 'மீண்டும் முயல்க',
  'states.offline_title': 'நீங்கள் ஆஃப்லைனில் உள்ளீர்கள்',
  'states.offline_text': 'இணையத்தில் இணைந்து மீண்டும் முயல்க.',
  'states.offline_since': 'நீங்கள் ஆஃப்லைனில் உள்ளீர்கள். புதுப்பித்தது: {time}.',
  'states.stale_since':
    'இந்தப் பக்கத்தைப் புதுப்பிக்க முடியவில்லை. புதுப்பித்தது: {time}. உங்கள் மாற்றங்கள் பாதுகாப்பாக உள்ளன.',
  'states.not_found_title': 'பக்கம் கிடைக்கவில்லை',
  'states.not_found_text': 'இது நீக்கப்பட்டிருக்கலாம், அல்லது இணைப்பு தவறாக இருக்கலாம்.',
  'states.go_home': 'முகப்புக்குச் செல்க',
  'states.too_busy': 'இப்போது பலர் பயன்படுத்துகிறார்கள். ஒரு நிமிடத்தில் மீண்டும் முயல்க.',
  'states.load_more': 'மேலும் காட்டு',
  'states.coming_soon_title': 'விரைவில் வருகிறது',
  'states.coming_soon_text': 'இந்தப் பக்கம் தயாராகிறது.',
}
