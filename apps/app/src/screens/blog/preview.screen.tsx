import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-text.ts'
import { postsPath } from './blog-calls.ts'
import { PostSkeleton } from './blog-skeletons.tsx'

/** Screen opened by a link's token: the server's page asks for no data, and search engines do not index it. */
export const previewScreen: Screen = {
  bar: () => innerBar('shell.blogs', { parent: postsPath }),
  calls: () => [settingsCall],
  head: ({ known }, t) => ({
    title: pageTitle(t('blog.preview_title'), known(settingsCall)),
    description: '',
    canonical: postsPath,
    isIndexed: false,
  }),
}

export const serverPage: ServerPage = {
  screen: previewScreen,
  body: () => <PostSkeleton />,
}
