import { Page } from '../../shell/page.tsx'
import type { PageProps } from '../../shell/screen.ts'
import { BlogWords } from '../../ui/added-catalogues.tsx'
import { PostBody } from './post-body.tsx'
import { postScreen } from './post.screen.tsx'

BlogWords.fetchAhead()

export function PostPage({ params }: PageProps) {
  return (
    <BlogWords>
      <Page screen={postScreen} params={params}>
        <PostBody params={params} />
      </Page>
    </BlogWords>
  )
}
