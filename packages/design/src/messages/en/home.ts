import { plural, type Messages } from '../message.ts'

export const home = {
  'home.title': 'Home',
  'home.fair_is_open': 'The fair is open.',
  'home.fair_text': 'Made nearby, and everything for school.',
  'home.coming_up': 'Coming up',
  'home.all_events': 'All events',
  'home.walk_the_stalls': 'Walk the stalls',
  'home.all_stalls': 'All stalls',
  'home.fresh_on_the_tables': 'Fresh on the tables',
  'home.for_your_family': 'For your family',
  'home.days_to_keep': 'Days we would like to keep',
  'home.see_all': 'See all',
  'home.previous_slide': 'Previous',
  'home.next_slide': 'Next',
  'home.slide_of': '{number} of {total}',
  'home.pause_slides': 'Stop moving',
  'home.play_slides': 'Start moving',
  'home.things': plural('count', { one: '# thing', other: '# things' }),
  'home.play_video': 'Play: {title}',
  'home.open_map': 'Open the map',
  'home.questions': 'Questions people ask',
} satisfies Messages
