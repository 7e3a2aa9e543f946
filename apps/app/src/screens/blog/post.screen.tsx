import { settingsCall } from '../../data/calls.ts'
import type { PageCall } from '../../data/page-call.ts'
import type { Translate } from '../../language/text.ts'
import {
  innerBar,
  type Head,
  type Params,
  type Screen,
  type ScreenVisit,
  type ServerPage,
} from '../../shell/screen.ts'
import { breadcrumbData } from '../../ui/structured-data.ts'
import { pageTitle } from '../../ui/text/site-text.ts'
import { articleData } from './article-data.ts'
import {
  commentsCall,
  feedPath,
  postCall,
  postPath,
  postsPath,
  relatedEventsCall,
  relatedProductsCall,
} from './blog-calls.ts'
import { PostBody } from './post-body.tsx'

const callOf = (params: Params) => postCall(params['route'] ?? '')

export const postScreen: Screen = {
  bar: () => innerBar('shell.blogs', { parent: postsPath }),
  calls: (visit) => [settingsCall, callOf(visit.params), ...furtherCalls(visit)],
  head: postHead,
  subject: ({ params }) => ({
    call: callOf(params),
    missing: 'not found',
    notFoundTitle: 'blog.not_found_title',
  }),
}

function furtherCalls({ visit, params, known }: ScreenVisit): PageCall[] {
  const post = known(callOf(params))
  const settings = known(settingsCall)
  if (!post) return []
  return [
    commentsCall(post.name),
    ...(post.products.length === 0 ? [] : [relatedProductsCall(post.products)]),
    ...(post.events.length === 0 || !settings ? [] : [relatedEventsCall(settings, post.events, visit.today)]),
  ]
}

function postHead({ params, known }: ScreenVisit, t: Translate): Head {
  const settings = known(settingsCall)
  const post = known(callOf(params))
  const canonical = postPath(params['route'] ?? '')
  const feed = { title: t('blog.title'), path: feedPath }
  if (!post) return { title: pageTitle(t('blog.title'), settings), description: '', canonical, feed }
  return {
    ...{ title: pageTitle(post.title, settings), description: post.summary, canonical, feed },
    ...{ image: post.cover, kind: 'article' },
  }
}

function postData({ visit, params, known }: ScreenVisit, t: Translate): readonly object[] {
  const post = known(callOf(params))
  if (!post) return []
  const crumbs = [
    { label: t('blog.title'), path: postsPath },
    { label: post.title, path: postPath(post.route) },
  ]
  return [articleData(post, known(settingsCall), visit.origin), breadcrumbData(crumbs, visit.origin)]
}

export const serverPage: ServerPage = {
  screen: postScreen,
  jsonLd: postData,
  body: (params) => <PostBody params={params} isStill />,
}
