import type { home as source } from '../en/home.ts'
import { plural, type Translation } from '../message.ts'

export const home: Translation<typeof source> = {
  'home.title': 'முகப்பு',
  'home.fair_is_open': 'மேளா தொடங்கிவிட்டது.',
  'home.fair_text': 'அருகில் செய்யப்பட்டவை, பள்ளிக்கு வேண்டிய அனைத்தும்.',
  'home.coming_up': 'வரவிருப்பவை',
  'home.all_events': 'எல்லா நிகழ்வுகளும்',
  'home.walk_the_stalls': 'கடைகளைச் சுற்றிப் பாருங்கள்',
  'home.all_stalls': 'எல்லாக் கடைகளும்',
  'home.fresh_on_the_tables': 'புதிதாக வந்தவை',
  'home.for_your_family': 'உங்கள் குடும்பத்திற்கு',
  'home.days_to_keep': 'நினைவில் நிற்கும் நாட்கள்',
  'home.see_all': 'அனைத்தையும் காண்க',
  'home.previous_slide': 'முந்தையது',
  'home.next_slide': 'அடுத்தது',
  'home.slide_of': '{total} இல் {number}',
  'home.pause_slides': 'நகர்வை நிறுத்து',
  'home.play_slides': 'நகரச் செய்',
  'home.things': plural('count', { one: '# பொருள்', other: '# பொருட்கள்' }),
  'home.play_video': 'இயக்கு: {title}',
  'home.open_map': 'வரைபடத்தைத் திற',
  'home.questions': 'அடிக்கடி கேட்கப்படுபவை',
}
