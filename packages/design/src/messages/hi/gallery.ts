import type { gallery as source } from '../en/gallery.ts'
import { plural, type Translation } from '../message.ts'

export const gallery: Translation<typeof source> = {
  'gallery.title': 'चित्रशाला',
  'gallery.lead': 'दिन, जिन्हें हम सँजोना चाहते हैं।',
  'gallery.pictures': plural('count', { one: '# चित्र', other: '# चित्र' }),
  'gallery.none_title': 'अभी कोई एल्बम नहीं है',
  'gallery.none_text': 'स्कूल के अगले दिन के चित्र यहाँ आएँगे।',
  'gallery.album_empty_title': 'यह एल्बम अभी ख़ाली है',
  'gallery.gone_title': 'यह एल्बम अब यहाँ नहीं है',
  'gallery.all_albums': 'सभी एल्बम',
  'gallery.open_picture': '{total} में से चित्र {number} खोलें: {title}',
  'gallery.viewer': '{album} के चित्र',
  'gallery.counter': '{number} / {total}',
  'gallery.previous': 'पिछला चित्र',
  'gallery.next': 'अगला चित्र',
  'gallery.download': 'डाउनलोड करें',
  'gallery.close': 'चित्र बंद करें',
  'gallery.swipe_to_close': 'बंद करने के लिए ऊपर खिसकाएँ',
}
