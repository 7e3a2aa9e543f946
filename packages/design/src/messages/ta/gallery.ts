import type { gallery as source } from '../en/gallery.ts'
import { plural, type Translation } from '../message.ts'

export const gallery: Translation<typeof source> = {
  'gallery.title': 'படத்தொகுப்பு',
  'gallery.lead': 'பள்ளி நாட்கள், நிகழ்ச்சிகளின் படங்கள்.',
  'gallery.pictures': plural('count', { one: '# படம்', other: '# படங்கள்' }),
  'gallery.none_title': 'இன்னும் ஆல்பங்கள் இல்லை',
  'gallery.none_text': 'அடுத்த நிகழ்ச்சியின் படங்கள் இங்கே தெரியும்.',
  'gallery.album_empty_title': 'இந்த ஆல்பம் காலியாக உள்ளது',
  'gallery.not_found_title': 'இந்த ஆல்பம் இப்போது இல்லை',
  'gallery.all_albums': 'எல்லா ஆல்பங்களையும் காண்க',
  'gallery.open_picture': '{total} படங்களில் {number}-ஐத் திற: {title}',
  'gallery.viewer': '{album}: படங்கள்',
  'gallery.counter': '{number} / {total}',
  'gallery.previous': 'முந்தைய படம்',
  'gallery.next': 'அடுத்த படம்',
  'gallery.download': 'பதிவிறக்கு',
  'gallery.close': 'படங்களை மூடு',
  'gallery.swipe_to_close': 'மூட மேலே ஸ்வைப் செய்க',
}
