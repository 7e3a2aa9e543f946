import { Button, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#client'
import { useInvalidateDocumentInfo, type DocumentInfo } from '../../../data/document/document-info.ts'
import { toMelaError } from '../../../data/query-client.ts'
import type { AttachTarget } from '../../../fields/control.ts'
import { refusalText } from '../../../language/refusal-text.ts'
import { useTranslate } from '../../../language/translate.ts'
import { TitledCard } from '../../../ui/titled-card.tsx'
import { useToast } from '../../../ui/overlay/toast.tsx'
import { CommentRow, markupOf } from './comment-row.tsx'
import { useHeldBack } from '../use-held-back.ts'
import styles from '../sidebar/sidebar.module.css'

function WriteComment({ target }: { target: AttachTarget }) {
  const t = useTranslate()
  const toast = useToast()
  const renew = useInvalidateDocumentInfo(target.doctype, target.name)
  const [text, setText] = useState('')
  const add = useMutation({
    mutationFn: () =>
      call('mela.comments.add_comment', {
        reference_doctype: target.doctype,
        reference_name: target.name,
        content: markupOf(text),
      }),
    onSuccess: async () => {
      setText('')
      toast(t('desk.comment_added'))
      await renew()
    },
  })
  return (
    <div className={styles.writeComment}>
      <Textarea
        label={t('desk.comment_write')}
        description={t('desk.comment_help')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={add.error ? refusalText(toMelaError(add.error), t) : undefined}
        classNames={{ input: 'growing' }}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button
        variant="default"
        disabled={text.trim() === ''}
        loading={add.isPending}
        onClick={() => add.mutate()}
      >
        {t('desk.comment_add')}
      </Button>
    </div>
  )
}

interface Props {
  target: AttachTarget
  documentInfo: DocumentInfo
}

export function Comments({ target, documentInfo }: Props) {
  const t = useTranslate()
  const renew = useInvalidateDocumentInfo(target.doctype, target.name)
  const { removed, remove } = useHeldBack(async (name) => {
    await call('mela.comments.delete_comment', { name })
    await renew()
  })
  const shown = documentInfo.comments.filter(({ name }) => !removed.has(name))
  if (!documentInfo.mayComment) return null
  return (
    <TitledCard
      place="sidebar"
      title={t('desk.comments')}
      actions={
        shown.length > 0 && (
          <span className="small dim">{t('desk.comment_count', { count: shown.length })}</span>
        )
      }
    >
      <WriteComment target={target} />
      {shown.length > 0 && (
        <ul className={styles.comments}>
          {shown.map((comment) => (
            <CommentRow
              key={comment.name}
              comment={comment}
              by={documentInfo.people.get(comment.owner) ?? comment.owner}
              canDeleteAny={documentInfo.rights.has('delete')}
              onRemove={() => remove(comment.name, t('desk.comment_deleted'))}
              onChanged={renew}
            />
          ))}
        </ul>
      )}
    </TitledCard>
  )
}
