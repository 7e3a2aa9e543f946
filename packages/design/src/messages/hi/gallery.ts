import type { gallery as source } from '../en/gallery.ts'
import { plural, type Translation } from '../message.ts'

export const gallery: Translation<typeof source> = {
  'gallery.title': 'गैलरी',
  'gallery.lead': 'स्कूल और कार्यक्रमों की फ़ोटो।',
  'gallery.pictures': plural('count', { one: '# फ़ोटो', other: '# फ़ोटो' }),
  'gallery.none_title': 'अभी कोई एल्बम नहीं है',
  'gallery.none_text': 'अगले कार्यक्रम की फ़ोटो यहाँ दिखेंगी।',
  'gallery.album_empty_title': 'यह एल्बम खाली है',
  'gallery.not_found_title': 'यह एल्बम अब उपलब्ध नहीं है',
  'gallery.all_albums': 'सभी एल्बम देखें',
  'gallery.open_picture': '{total} में से फ़ोटो {number} खोलें: {title}',
  'gallery.viewer': '{album} की फ़ोटो',
  'gallery.counter': '{number} / {total}',
  'gallery.previous': 'पिछली फ़ोटो',
  'gallery.next': 'अगली फ़ोटो',
  'gallery.download': 'डाउनलोड करें',
  'gallery.close': 'फ़ोटो बंद करें',
  'gallery.swipe_to_close': 'बंद करने के लिए ऊपर स्वाइप करें',
}
