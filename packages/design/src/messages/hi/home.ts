import type { home as source } from '../en/home.ts'
import type { Translation } from '../message.ts'

export const home: Translation<typeof source> = {
  'home.title': 'होम',
  'home.fair_is_open': 'मेला खुल गया है।',
  'home.coming_up': 'आने वाले कार्यक्रम',
  'home.see_all': 'सभी देखें',
  'home.previous_slide': 'पिछला',
  'home.next_slide': 'अगला',
  'home.slide_of': '{total} में से {number}',
  'home.open_map': 'नक़्शा खोलें',
}
