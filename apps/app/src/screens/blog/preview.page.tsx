import { eyeOutline } from 'ionicons/icons'
import { useEffect } from 'react'
import { useCall } from '#client/react'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { Page } from '../../shell/page.tsx'
import type { PageProps } from '../../shell/screen.ts'
import { BlogMessages } from '../../ui/added-catalogues.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useShellActions } from '../../ui/shell-actions.ts'
import { Empty, Shown } from '../../ui/state/answer-states.tsx'
import { plainDay } from '../../ui/text/date-text.ts'
import { Article } from './article.tsx'
import { postPath, postsPath, previewCall, type Preview } from './blog-calls.ts'
import { PostSkeleton } from './blog-skeletons.tsx'
import { previewScreen } from './preview.screen.tsx'

BlogMessages.fetchAhead()

export function PreviewPage({ params }: PageProps) {
  return (
    <BlogMessages>
      <Page screen={previewScreen} params={params}>
        <PreviewBody token={params['token'] ?? ''} />
      </Page>
    </BlogMessages>
  )
}

function PreviewBody({ token }: { token: string }) {
  const query = useCall(previewCall(token))
  return (
    <Shown query={query} loading={<PostSkeleton />} empty={<PreviewEnded />}>
      {(preview) => (preview.is_public === 1 ? <Published preview={preview} /> : <Draft preview={preview} />)}
    </Shown>
  )
}

function Draft({ preview: { post, expires_at } }: { preview: Preview }) {
  const t = useTranslate()
  const { language } = useVisit()
  return (
    <>
      <div className="wrap">
        <div className="note page-note" role="note">
          <Icon of={eyeOutline} />
          <span className="text">{t('blog.preview_note', { day: plainDay(expires_at, language) })}</span>
        </div>
      </div>
      <Article post={post} isPreview />
    </>
  )
}

/** Leads to the post's own address once readers see it there. */
function Published({ preview: { post } }: { preview: Preview }) {
  const { open } = useShellActions()
  const path = postPath(post.route)
  useEffect(() => open(path), [open, path])
  return <PostSkeleton />
}

function PreviewEnded() {
  const t = useTranslate()
  return (
    <Empty
      title={t('blog.preview_ended_title')}
      text={t('blog.preview_ended_text')}
      mainLink={{ label: t('blog.see_all'), href: postsPath }}
    />
  )
}
