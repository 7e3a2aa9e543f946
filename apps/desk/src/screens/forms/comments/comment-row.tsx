import { ActionIcon, Button, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { createOutline, trashOutline } from 'ionicons/icons'
import { useState } from 'react'
import { call } from '#client'
import type { Comment } from '../../../data/document/document-info.ts'
import { ownUser } from '../../../data/user/session.ts'
import { toMelaError } from '../../../data/query-client.ts'
import { useLanguage } from '../../../language/language.tsx'
import { refusalText } from '../../../language/refusal-text.ts'
import { useTranslate } from '../../../language/translate.ts'
import { momentText } from '../../../ui/dates.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from '../sidebar/sidebar.module.css'

interface ChangeProps {
  comment: Comment
  time: string
  onDone: () => void
  onChanged: () => Promise<void>
}

function ChangeComment({ comment, time, onDone, onChanged }: ChangeProps) {
  const t = useTranslate()
  const [text, setText] = useState(() => commentText(comment.content))
  const change = useMutation({
    mutationFn: () => call('mela.comments.update_comment', { name: comment.name, content: markupOf(text) }),
    onSuccess: async () => {
      await onChanged()
      onDone()
    },
  })
  return (
    <div className={styles.writeComment}>
      <Textarea
        aria-label={t('desk.comment_change_named', { time })}
        error={change.error ? refusalText(toMelaError(change.error), t) : undefined}
        classNames={{ input: 'growing' }}
        data-autofocus
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className="dialog-actions">
        <Button variant="default" onClick={onDone}>
          {t('desk.cancel')}
        </Button>
        <Button disabled={text.trim() === ''} loading={change.isPending} onClick={() => change.mutate()}>
          {t('desk.comment_change')}
        </Button>
      </div>
    </div>
  )
}

interface Props {
  comment: Comment
  by: string
  /** True for users who may delete the document, and so the comments of others. */
  canDeleteAny: boolean
  onRemove: () => void
  onChanged: () => Promise<void>
}

export function CommentRow({ comment, by, canDeleteAny, onRemove, onChanged }: Props) {
  const t = useTranslate()
  const { language } = useLanguage()
  const [isChanging, setChanging] = useState(false)
  const time = momentText(comment.creation, language)
  const isOwn = comment.owner === ownUser()
  const isEdited = comment.modified !== comment.creation
  return (
    <li className={styles.comment}>
      <span className={styles.face} aria-hidden="true">
        {by.charAt(0)}
      </span>
      <div className="grow">
        <div className={styles.commentHead}>
          <p className="grow">
            <b className="mid">{by}</b>{' '}
            <span className="small dim">
              {[time, isEdited && t('desk.comment_edited')].filter(Boolean).join(', ')}
            </span>
          </p>
          {isOwn && !isChanging && (
            <ActionIcon
              variant="subtle"
              size={40}
              aria-label={t('desk.comment_change_named', { time })}
              onClick={() => setChanging(true)}
            >
              <Icon of={createOutline} isSmall />
            </ActionIcon>
          )}
          {(isOwn || canDeleteAny) && !isChanging && (
            <ActionIcon
              variant="subtle"
              size={40}
              aria-label={t('desk.comment_delete_named', { time })}
              onClick={onRemove}
            >
              <Icon of={trashOutline} isSmall />
            </ActionIcon>
          )}
        </div>
        {isChanging ? (
          <ChangeComment
            comment={comment}
            time={time}
            onDone={() => setChanging(false)}
            onChanged={onChanged}
          />
        ) : (
          <p className={styles.commentText}>{commentText(comment.content)}</p>
        )}
      </div>
    </li>
  )
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)

/** Converts typed text into HTML: an empty line begins a paragraph, and tags are escaped. */
export function markupOf(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escaped(paragraph.trim()).replaceAll('\n', '<br />')}</p>`)
    .join('')
}

const paragraphs = 'p, h2, h3, h4, ul, ol, blockquote, pre, table, figure'

export function commentText(markup: string): string {
  const { body } = new DOMParser().parseFromString(markup, 'text/html')
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n')
  for (const picture of body.querySelectorAll('img')) picture.replaceWith(picture.alt)
  for (const line of body.querySelectorAll('li, tr')) line.append('\n')
  for (const paragraph of body.querySelectorAll(paragraphs)) paragraph.append('\n\n')
  return body.textContent.replace(/\n{3,}/g, '\n\n').trim()
}
