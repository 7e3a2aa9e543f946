import { ActionIcon, Menu } from '@mantine/core'
import {
  addOutline,
  createOutline,
  ellipsisHorizontal,
  homeOutline,
  saveOutline,
  trashOutline,
} from 'ionicons/icons'
import { useState } from 'react'
import type { DocMeta } from '../../../data/document/type-meta.ts'
import { useTranslate } from '../../../language/translate.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { ListViews } from './use-views.ts'
import { ViewForm } from './view-form.tsx'
import type { ShownView } from './views.ts'

interface Props {
  meta: DocMeta
  views: ListViews
  view: ShownView
  canShare: boolean
}

/** What its maker alone can do with a view. */
function OwnItems({ views, view, onRename }: Pick<Props, 'views' | 'view'> & { onRename: () => void }) {
  const t = useTranslate()
  return (
    <>
      {views.isChanged && (
        <Menu.Item
          leftSection={<Icon of={saveOutline} isSmall />}
          onClick={() => void views.saveChanges(view)}
        >
          {t('desk.view_save_changes')}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<Icon of={createOutline} isSmall />} onClick={onRename}>
        {t('desk.rename')}
      </Menu.Item>
    </>
  )
}

/** What can be done with the view that is looked at. */
export function ViewMenu({ meta, views, view, canShare }: Props) {
  const t = useTranslate()
  const [asked, setAsked] = useState<'rename' | 'copy' | null>(null)
  const isFirst = views.first?.name === view.name
  const close = () => setAsked(null)
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" size={40} aria-label={t('desk.view_more', { title: view.title })}>
            <Icon of={ellipsisHorizontal} isSmall />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {view.is_own && <OwnItems views={views} view={view} onRename={() => setAsked('rename')} />}
          <Menu.Item leftSection={<Icon of={addOutline} isSmall />} onClick={() => setAsked('copy')}>
            {t('desk.view_save_as_new')}
          </Menu.Item>
          <Menu.Item
            leftSection={<Icon of={homeOutline} isSmall />}
            onClick={() => views.makeFirst(isFirst ? null : view)}
          >
            {t(isFirst ? 'desk.view_not_first' : 'desk.view_first')}
          </Menu.Item>
          {view.is_own && (
            <Menu.Item
              className="alert-text"
              leftSection={<Icon of={trashOutline} isSmall />}
              onClick={() => void views.remove(view)}
            >
              {t('desk.delete')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {asked === 'rename' && (
        <ViewForm
          meta={meta}
          heading={t('desk.rename_title', { title: view.title })}
          verb={t('desk.rename')}
          title={view.title}
          canShare={false}
          onSend={({ title }) => views.rename(view, title)}
          onClose={close}
        />
      )}
      {asked === 'copy' && (
        <ViewForm
          meta={meta}
          heading={t('desk.view_save_as_new')}
          verb={t('desk.save')}
          title=""
          canShare={canShare}
          onSend={views.saveView}
          onClose={close}
        />
      )}
    </>
  )
}
