import { call, listRequest, methodRead, methodRequest, type EventCard, type WebsiteSettings } from '#client'
import type { DocumentTypes, Methods } from '#contract'
import { eventCardFields } from '../../data/calls.ts'
import type { PageCall } from '../../data/page-call.ts'
import { marketArguments, marketSearch, type MarketFilter } from '../../ui/market/question.ts'

export type PostsAnswer = Methods['mela.blog.get_posts']['output']
export type PostCardAnswer = PostsAnswer['posts'][number]
export type PostAnswer = Methods['mela.blog.get_post']['output']
export type Comments = Methods['mela.blog.get_comments']['output']
export type CommentRow = Comments['comments'][number]
export type Preview = Methods['mela.blog.get_preview']['output']

export const postsPath = '/blog-list'
export const feedPath = '/blog/rss.xml'
export const postPath = (route: string): string => `/blog/${encodeURIComponent(route)}`

export const postsCall = (question: MarketFilter): PageCall<PostsAnswer> => ({
  ...methodRead('mela.blog.get_posts', marketArguments(question)),
  key: `blog:${marketSearch(question)}`,
  isTranslated: true,
})

export const postCall = (route: string): PageCall<PostAnswer> => ({
  ...methodRead('mela.blog.get_post', { route }),
  key: `blog-post:${route}`,
  isTranslated: true,
})

export const commentsCall = (post: string, start = 0): PageCall<Comments> => ({
  ...methodRead('mela.blog.get_comments', { post, ...(start === 0 ? {} : { start }) }),
  key: `blog-comments:${post}:${start}`,
})

export const previewCall = (token: string): PageCall<Preview> => ({
  ...methodRequest('mela.blog.get_preview', { token }),
  key: `blog-preview:${token}`,
  isTranslated: true,
})

const productFields = ['name', 'title', 'route', 'image', 'price', 'compare_at_price'] as const

export type RelatedProduct = Pick<DocumentTypes['Product'], (typeof productFields)[number]>

/** Reads the products of a post that are on sale; others are left out by the caller's permissions. */
export const relatedProductsCall = (names: readonly string[]): PageCall<RelatedProduct[]> => ({
  ...listRequest('Product', {
    fields: productFields,
    filters: [
      ['name', 'in', names],
      ['state', '=', 'live'],
    ],
    pageLength: names.length,
  }),
  key: `blog-products:${names.join()}`,
  isTranslated: true,
})

/** Reads the events of a post that are still to come. */
export function relatedEventsCall(
  { event_document_type }: WebsiteSettings,
  names: readonly string[],
  today: string,
): PageCall<EventCard[]> {
  const request = listRequest<EventCard>(event_document_type, {
    fields: eventCardFields,
    filters: [
      ['name', 'in', names],
      ['published', '=', 1],
      ['end_date', '>=', today],
    ],
    orderBy: 'start_date asc',
    pageLength: names.length,
  })
  return { ...request, key: `blog-events:${today}:${names.join()}`, isTranslated: true }
}

export const addComment = (comment: Methods['mela.blog.add_comment']['input']) =>
  call('mela.blog.add_comment', comment)

export const deleteComment = (comment: string) => call('mela.blog.delete_comment', { comment })
