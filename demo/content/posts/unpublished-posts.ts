import type { PictureAddress } from '../pages/page.ts'
import type { DemoPost } from './post.ts'

/** A scheduled post and a draft. */
export const unpublishedPosts = (picture: PictureAddress): readonly DemoPost[] => [
  {
    title: 'What we’ll cook for Pongal',
    route: 'what-we-will-cook-for-pongal',
    category: 'School life',
    summary: 'Sweet pongal for three hundred: the shopping list, the pots and who stirs when.',
    author: 'Joseph Antony',
    author_title: 'Caretaker',
    cover: picture('events/pongal-banner'),
    cover_alt: 'A pot of pongal boils over',
    body: `<p>Thirty kilos of rice, eighteen of jaggery and one pot that needs four people to lift it. We start at five.</p><p>Helpers sign up in the office. Stirring is done in turns of ten minutes.</p>`,
    tags: ['Pongal', 'Cooking'],
    days: -9,
    products: [],
    events: ['Pongal at school'],
  },
  {
    title: 'Two weeks without a printer',
    route: 'two-weeks-without-a-printer',
    category: 'School life',
    summary: 'The office printer broke. Here is what we no longer print.',
    author: 'School office',
    author_title: 'Asha',
    cover: picture('pages/admissions'),
    cover_alt: 'A classroom in the morning',
    body: `<p>Timetables hang on the board. Receipts go by email. Nobody has missed the newsletter on paper.</p>`,
    tags: ['Office'],
    days: null,
    products: [],
    events: [],
  },
]
