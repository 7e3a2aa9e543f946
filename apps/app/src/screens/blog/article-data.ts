import type { WebsiteSettings } from '#client'
import { absolute } from '../../ui/structured-data.ts'
import { postPath, type PostAnswer } from './blog-calls.ts'

/** Returns a post as schema.org's BlogPosting, for search engines. */
export function articleData(post: PostAnswer, settings: WebsiteSettings | undefined, origin: string): object {
  const image = absolute(post.cover, origin)
  const logo = absolute(settings?.website_logo, origin)
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.summary,
    ...(image === undefined ? {} : { image: [image] }),
    ...(post.date_published === null ? {} : { datePublished: post.date_published }),
    dateModified: post.date_modified,
    author: { '@type': 'Person', name: post.author },
    publisher: {
      '@type': 'Organization',
      name: settings?.site_name ?? '',
      url: `${origin}/`,
      ...(logo === undefined ? {} : { logo: { '@type': 'ImageObject', url: logo } }),
    },
    articleSection: post.category_name,
    keywords: post.tags.map(({ label }) => label).join(', '),
    timeRequired: `PT${post.reading_minutes}M`,
    mainEntityOfPage: origin + postPath(post.route),
  }
}
