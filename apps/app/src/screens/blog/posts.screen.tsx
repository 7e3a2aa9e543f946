import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../shell/screen.ts'
import { questionIn } from '../../ui/market/question.ts'
import { listData } from '../../ui/structured-data.ts'
import { pageTitle } from '../../ui/text/site-text.ts'
import { feedPath, postPath, postsCall, postsPath } from './blog-calls.ts'
import { PostsBody } from './posts-body.tsx'

export const postsScreen: Screen = {
  bar: () => innerBar('shell.blogs'),
  calls: ({ visit }) => [settingsCall, postsCall(questionIn(visit.search))],
  head: ({ known }, t) => ({
    title: pageTitle(t('blog.title'), known(settingsCall)),
    description: t('blog.lead'),
    canonical: postsPath,
    feed: { title: t('blog.title'), path: feedPath },
  }),
}

export const serverPage: ServerPage = {
  screen: postsScreen,
  jsonLd: ({ visit, known }) => {
    const posts = known(postsCall(questionIn(visit.search)))?.posts ?? []
    const links = posts.map(({ title, route }) => ({ label: title, path: postPath(route) }))
    return links.length === 0 ? [] : [listData(links, visit.origin)]
  },
  body: () => <PostsBody />,
}
