import { Button, TextInput } from '@mantine/core'
import type { DocMeta } from '../../../data/document/type-meta.ts'
import { placeProblem } from '../../../fields/server-problem.ts'
import { useTranslate } from '../../../language/translate.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { textIn, useSubmit } from '../../../ui/short-form.tsx'
import { bookmarkOutline } from 'ionicons/icons'
import { useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import type { ListViews } from './views.ts'

export interface ViewText {
  title: string
  isShared: boolean
}

interface Props {
  meta: DocMeta
  heading: string
  verb: string
  title: string
  canShare: boolean
  onSend: (text: ViewText) => Promise<void>
  onClose: () => void
}

const longestTitle = 140

function Fields({ meta, verb, title, canShare, onSend, onClose }: Omit<Props, 'heading'>) {
  const t = useTranslate()
  const { problem, isBusy, handleSubmit } = useSubmit(
    (form) =>
      onSend({ title: textIn(form, 'title').trim(), isShared: textIn(form, 'is_shared') === '1' }).then(
        onClose,
      ),
    (error) => placeProblem(meta, error, t).message,
  )
  return (
    <form className="filter-form" onSubmit={handleSubmit}>
      <TextInput
        label={t('desk.view_title')}
        name="title"
        defaultValue={title}
        maxLength={longestTitle}
        required
        pattern=".*\S.*"
        autoComplete="off"
        data-autofocus
      />
      {canShare && (
        <label className="tick-line">
          <input className="tick" type="checkbox" name="is_shared" value="1" />
          <span>{t('desk.view_share')}</span>
        </label>
      )}
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      <div className="dialog-actions">
        <Button variant="default" onClick={onClose}>
          {t('desk.cancel')}
        </Button>
        <Button type="submit" loading={isBusy}>
          {verb}
        </Button>
      </div>
    </form>
  )
}

export function ViewForm({ heading, ...props }: Props) {
  return (
    <Dialog isOpen title={heading} onClose={props.onClose}>
      <Fields {...props} />
    </Dialog>
  )
}

interface SaveViewProps {
  meta: DocMeta
  views: ListViews
  canShare: boolean
}

export function SaveView({ meta, views, canShare }: SaveViewProps) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="chip" onClick={() => setOpen(true)}>
        <Icon of={bookmarkOutline} isSmall />
        {t('desk.view_save')}
      </button>
      {isOpen && (
        <ViewForm
          meta={meta}
          heading={t('desk.view_save')}
          verb={t('desk.save')}
          title=""
          canShare={canShare}
          onSend={views.saveView}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
