import { useCall } from '#client/react'
import { useTranslate } from '../../language/text.ts'
import type { Params } from '../../shell/screen.ts'
import { Empty, Shown } from '../../ui/state/answer-states.tsx'
import { Article } from './article.tsx'
import { postCall, postsPath } from './blog-calls.ts'
import { PostSkeleton } from './blog-skeletons.tsx'
import { CommentsPart } from './comments-part.tsx'

interface Props {
  params: Params
  isStill?: boolean
}

export function PostBody({ params, isStill = false }: Props) {
  const query = useCall(postCall(params['route'] ?? ''))
  return (
    <Shown query={query} loading={<PostSkeleton />} empty={<PostNotFound />}>
      {(post) => (
        <Article post={post}>
          <CommentsPart post={post} isStill={isStill} />
        </Article>
      )}
    </Shown>
  )
}

function PostNotFound() {
  const t = useTranslate()
  return (
    <Empty
      title={t('blog.not_found_title')}
      text={t('blog.not_found_text')}
      mainLink={{ label: t('blog.see_all'), href: postsPath }}
    />
  )
}
