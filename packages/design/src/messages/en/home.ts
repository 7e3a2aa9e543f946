import type { Messages } from '../message.ts'

export const home = {
  'home.title': 'Home',
  'home.fair_is_open': 'The fair is open.',
  'home.coming_up': 'Upcoming events',
  'home.see_all': 'View all',
  'home.previous_slide': 'Previous',
  'home.next_slide': 'Next',
  'home.slide_of': '{number} of {total}',
  'home.open_map': 'Open map',
} satisfies Messages
