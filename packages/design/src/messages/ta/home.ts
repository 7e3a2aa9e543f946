import type { home as source } from '../en/home.ts'
import type { Translation } from '../message.ts'

export const home: Translation<typeof source> = {
  'home.title': 'முகப்பு',
  'home.fair_is_open': 'மேளா தொடங்கிவிட்டது.',
  'home.coming_up': 'வரவிருக்கும் நிகழ்ச்சிகள்',
  'home.see_all': 'எல்லாம் காண்க',
  'home.previous_slide': 'முந்தையது',
  'home.next_slide': 'அடுத்தது',
  'home.slide_of': '{total}-இல் {number}',
  'home.open_map': 'வரைபடத்தைத் திற',
}
