import { useTranslate } from '../../language/text.ts'
import { SendTextForm } from '../../ui/market/send-text-form.tsx'
import { addComment } from './blog-calls.ts'

const LONGEST = 2000

interface Props {
  post: string
  onSent: () => void
}

export function CommentForm({ post, onSent }: Props) {
  const t = useTranslate()
  return (
    <SendTextForm
      label={t('blog.comment')}
      help={t('blog.comment_help')}
      longest={LONGEST}
      button={t('blog.post_comment')}
      busyButton={t('blog.posting')}
      missing={t('blog.comment_missing')}
      failed={t('blog.failed')}
      onSend={async (text, idempotency_key) => {
        const { is_waiting } = await addComment({ post, text, idempotency_key })
        onSent()
        return is_waiting === 1 ? 'blog.sent_waiting' : 'blog.sent'
      }}
    />
  )
}
