import { Page } from '../../shell/page.tsx'
import { BlogMessages } from '../../ui/added-catalogues.tsx'
import { PostsBody } from './posts-body.tsx'
import { postsScreen } from './posts.screen.tsx'

BlogMessages.fetchAhead()

export function PostsPage() {
  return (
    <BlogMessages>
      <Page screen={postsScreen}>
        <PostsBody />
      </Page>
    </BlogMessages>
  )
}
