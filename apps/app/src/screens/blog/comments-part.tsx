import { useState } from 'react'
import { useAccount } from '../../data/account.ts'
import { useAccountCall } from '../../data/query/use-account-call.ts'
import { useVisit } from '../../data/visit.ts'
import { useAction } from '#client/react'
import { useTranslate } from '../../language/text.ts'
import { FlagPart } from '../../ui/market/flag-form.tsx'
import { ProblemNote, refusal } from '../../ui/problem-note.tsx'
import { ListSkeleton } from '../../ui/skeletons.tsx'
import { Shown } from '../../ui/state/answer-states.tsx'
import { plainDay } from '../../ui/text/date-text.ts'
import { Avatar } from './avatar.tsx'
import { CommentForm } from './comment-form.tsx'
import {
  commentsCall,
  deleteComment,
  postPath,
  type CommentRow,
  type Comments,
  type PostAnswer,
} from './blog-calls.ts'
import styles from './comments.module.css'

const PAGE = 50

interface Props {
  post: PostAnswer
  isStill: boolean
}

export function CommentsPart({ post, isStill }: Props) {
  const t = useTranslate()
  const [start, setStart] = useState(0)
  const query = useAccountCall(commentsCall(post.name, start))
  const count = query.data?.count ?? 0
  const handleChange = () => void query.refetch()
  return (
    <section className={styles.comments} inert={isStill} aria-labelledby="comments">
      <h2 id="comments">{count > 0 ? t('blog.comments_count', { count }) : t('blog.comments')}</h2>
      <Shown query={query} loading={<ListSkeleton />}>
        {(page) => <CommentList page={page} isOpen={post.allows_comments === 1} onChanged={handleChange} />}
      </Shown>
      <p className="action-row">
        {start > 0 && (
          <button type="button" className="button line" onClick={() => setStart(start - PAGE)}>
            {t('blog.earlier_comments')}
          </button>
        )}
        {query.data?.has_more === 1 && (
          <button type="button" className="button line" onClick={() => setStart(start + PAGE)}>
            {t('blog.later_comments')}
          </button>
        )}
      </p>
      <WritePart post={post} onSent={handleChange} />
    </section>
  )
}

interface ListProps {
  page: Comments
  isOpen: boolean
  onChanged: () => void
}

function CommentList({ page: { comments }, isOpen, onChanged }: ListProps) {
  const t = useTranslate()
  if (comments.length === 0) return isOpen ? <p className="dim">{t('blog.comments_none')}</p> : null
  return (
    <ul className={styles.commentList}>
      {comments.map((comment) => (
        <CommentItem key={comment.name} comment={comment} onChanged={onChanged} />
      ))}
    </ul>
  )
}

function CommentItem({ comment, onChanged }: { comment: CommentRow; onChanged: () => void }) {
  const t = useTranslate()
  const { language } = useVisit()
  const { name, author_name: author, text, written_at, is_own, is_waiting } = comment
  return (
    <li>
      <Avatar name={author} />
      <div className={styles.commentBody}>
        <p className={styles.commentHead}>
          <b className="mid">{author}</b>
          <span className="small dim">{plainDay(written_at, language)}</span>
          {is_waiting === 1 && <span className="badge warn">{t('blog.waiting')}</span>}
        </p>
        <p className={styles.commentText}>{text}</p>
        {is_own === 1 ? (
          <DeletePart name={name} onDeleted={onChanged} />
        ) : (
          <FlagPart doctype="Blog Comment" name={name} isTextLink />
        )}
      </div>
    </li>
  )
}

function DeletePart({ name, onDeleted }: { name: string; onDeleted: () => void }) {
  const t = useTranslate()
  const [isSure, setIsSure] = useState(false)
  const asking = useAction((error) => refusal(error, t('blog.failed')))
  const handleTap = () => {
    if (!isSure) return setIsSure(true)
    void asking.ask(async () => {
      await deleteComment(name)
      onDeleted()
    })
  }
  return (
    <>
      <div>
        <button type="button" className="text-link" aria-disabled={asking.isBusy} onClick={handleTap}>
          {t(isSure ? 'blog.delete_sure' : 'blog.delete')}
        </button>
      </div>
      <ProblemNote problem={asking.problem} />
    </>
  )
}

function WritePart({ post, onSent }: { post: PostAnswer; onSent: () => void }) {
  const t = useTranslate()
  const isGuest = useAccount() === null
  if (post.allows_comments === 0) return <p className="dim">{t('blog.comments_closed')}</p>
  if (!isGuest) return <CommentForm post={post.name} onSent={onSent} />
  const next = new URLSearchParams({ next: postPath(post.route) })
  return (
    <div className={`card padded ${styles.signIn}`}>
      <p className="dim">{t('blog.sign_in_lead')}</p>
      <a className="button line" href={`/sign-in?${next}`}>
        {t('blog.sign_in')}
      </a>
    </div>
  )
}
