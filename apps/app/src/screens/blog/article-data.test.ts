import { expect, test } from 'vitest'
import { siteSettings } from '../../testing/render-screen.tsx'
import { articleData } from './article-data.ts'
import { potPost } from './blog-fixtures.ts'

test('A post is described as an article with its dates, author and publisher', () => {
  const data = articleData({ ...potPost, cover: '/files/pot.jpg' }, siteSettings, 'https://asha.example')
  expect(data).toMatchObject({
    ...{
      '@type': 'BlogPosting',
      headline: 'How a pot is made',
      image: ['https://asha.example/files/pot.jpg'],
    },
    ...{ datePublished: '2026-11-20T03:30:00Z', dateModified: '2026-11-21T03:30:00Z', timeRequired: 'PT4M' },
    ...{ author: { name: 'Kavitha' }, publisher: { name: siteSettings.site_name }, keywords: 'Clay' },
    mainEntityOfPage: 'https://asha.example/blog/a-pot',
  })
})
