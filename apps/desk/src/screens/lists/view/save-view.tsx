import { bookmarkOutline } from 'ionicons/icons'
import { useState } from 'react'
import type { DocMeta } from '../../../data/document/type-meta.ts'
import { useTranslate } from '../../../language/translate.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { ListViews } from './use-views.ts'
import { ViewForm } from './view-form.tsx'

interface Props {
  meta: DocMeta
  views: ListViews
  canShare: boolean
}

/** Keeps the list as it stands: what narrows it down, its order, its columns. */
export function SaveView({ meta, views, canShare }: Props) {
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
