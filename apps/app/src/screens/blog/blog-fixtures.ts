import type { PostAnswer, PostCardAnswer } from './blog-calls.ts'

export const potCard: PostCardAnswer = {
  ...{
    name: 'BLOG-1',
    route: 'a-pot',
    title: 'How a pot is made',
    summary: 'Six weeks of work',
    cover: null,
  },
  ...{ cover_alt: null, category: 'workshops', category_name: 'Workshops', author: 'Kavitha' },
  ...{ published_at: '2026-11-20 09:00:00', reading_minutes: 4 },
}

export const potPost: PostAnswer = {
  ...potCard,
  ...{ author_title: 'Art teacher', body: '<h2>Clay</h2><p>It is soaked.</p>', allows_comments: 1 },
  ...{ tags: [{ tag: 'Clay', label: 'Clay' }], products: [], events: [] },
  ...{ previous: { route: 'a-loom', title: 'A loom', cover: null }, next: null },
  ...{ date_published: '2026-11-20T03:30:00Z', date_modified: '2026-11-21T03:30:00Z' },
}
