import type { home as source } from '../en/home.ts'
import { plural, type Translation } from '../message.ts'

export const home: Translation<typeof source> = {
  'home.title': 'होम',
  'home.fair_is_open': 'मेला खुल गया है।',
  'home.fair_text': 'पास में बनी चीज़ें, और स्कूल का सब कुछ।',
  'home.coming_up': 'आने वाले कार्यक्रम',
  'home.all_events': 'सभी कार्यक्रम',
  'home.walk_the_stalls': 'दुकानें देखें',
  'home.all_stalls': 'सभी दुकानें',
  'home.fresh_on_the_tables': 'ताज़ा सामान',
  'home.for_your_family': 'आपके परिवार के लिए',
  'home.days_to_keep': 'यादगार दिन',
  'home.see_all': 'सभी देखें',
  'home.previous_slide': 'पिछला',
  'home.next_slide': 'अगला',
  'home.slide_of': '{total} में से {number}',
  'home.pause_slides': 'चलना रोकें',
  'home.play_slides': 'चलाएँ',
  'home.things': plural('count', { one: '# चीज़', other: '# चीज़ें' }),
  'home.play_video': 'चलाएँ: {title}',
  'home.open_map': 'नक़्शा खोलें',
  'home.questions': 'लोग जो पूछते हैं',
}
