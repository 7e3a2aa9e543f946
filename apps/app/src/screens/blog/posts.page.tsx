import { Page } from '../../shell/page.tsx'
import { BlogWords } from '../../ui/added-catalogues.tsx'
import { PostsBody } from './posts-body.tsx'
import { postsScreen } from './posts.screen.tsx'

BlogWords.fetchAhead()

export function PostsPage() {
  return (
    <BlogWords>
      <Page screen={postsScreen}>
        <PostsBody />
      </Page>
    </BlogWords>
  )
}
