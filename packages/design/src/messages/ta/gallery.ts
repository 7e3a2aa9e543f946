import type { gallery as source } from '../en/gallery.ts'
import { plural, type Translation } from '../message.ts'

export const gallery: Translation<typeof source> = {
  'gallery.title': 'படத்தொகுப்பு',
  'gallery.lead': 'நினைவில் வைக்க விரும்பும் நாட்கள்.',
  'gallery.pictures': plural('count', { one: '# படம்', other: '# படங்கள்' }),
  'gallery.none_title': 'இன்னும் தொகுப்புகள் இல்லை',
  'gallery.none_text': 'பள்ளியின் அடுத்த நாளின் படங்கள் இங்கே வரும்.',
  'gallery.album_empty_title': 'இந்தத் தொகுப்பு இன்னும் காலியாக உள்ளது',
  'gallery.gone_title': 'இந்தத் தொகுப்பு இப்போது இங்கே இல்லை',
  'gallery.all_albums': 'எல்லாத் தொகுப்புகளும்',
  'gallery.open_picture': '{total} இல் {number} ஆவது படத்தைத் திற: {title}',
  'gallery.viewer': '{album} படங்கள்',
  'gallery.counter': '{number} / {total}',
  'gallery.previous': 'முந்தைய படம்',
  'gallery.next': 'அடுத்த படம்',
  'gallery.download': 'பதிவிறக்கு',
  'gallery.close': 'படங்களை மூடு',
  'gallery.swipe_to_close': 'மூட மேலே தள்ளவும்',
}
