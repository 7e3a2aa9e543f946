import { Page } from '../../shell/page.tsx'
import type { PageProps } from '../../shell/screen.ts'
import { BlogMessages } from '../../ui/added-catalogues.tsx'
import { PostBody } from './post-body.tsx'
import { postScreen } from './post.screen.tsx'

BlogMessages.fetchAhead()

export function PostPage({ params }: PageProps) {
  return (
    <BlogMessages>
      <Page screen={postScreen} params={params}>
        <PostBody params={params} />
      </Page>
    </BlogMessages>
  )
}
