import { Link } from 'react-router-dom'
import type { DocMeta } from '../../../data/document/type-meta.ts'
import { useViewCounts } from '../../../data/list/saved-views.ts'
import { formatNumber } from '../../../fields/number/number-format.ts'
import { useLanguage } from '../../../language/language.tsx'
import { useTranslate } from '../../../language/translate.ts'
import { wireQuestion, type ListState } from '../list-state.ts'
import { ownFilters } from '../filter/filters.ts'
import { useEffect, useRef, useState } from 'react'
import { type ListViews, everything, viewAddress, type ShownView } from './views.ts'
import { ActionIcon, Menu } from '@mantine/core'
import {
  addOutline,
  createOutline,
  ellipsisHorizontal,
  homeOutline,
  saveOutline,
  trashOutline,
} from 'ionicons/icons'
import { Icon } from '../../../ui/icon.tsx'
import { ViewForm } from './view-form.tsx'
import styles from '../../../ui/list/list-views.module.css'

interface TabProps {
  to: string
  title: string
  count: number | undefined
  isCurrent: boolean
  isChanged?: boolean
}

function Tab({ to, title, count, isCurrent, isChanged = false }: TabProps) {
  const t = useTranslate()
  const { language } = useLanguage()
  return (
    <li>
      <Link className={styles.viewTab} to={to} aria-current={isCurrent ? 'page' : undefined}>
        <span className={styles.viewTitle}>{title}</span>
        {isChanged && (
          <span className={styles.viewChanged}>
            <span className="visually-hidden">{t('desk.view_changed')}</span>
          </span>
        )}
        {count !== undefined && <span className="num dim">{formatNumber(count, language)}</span>}
      </Link>
    </li>
  )
}

interface Props {
  meta: DocMeta
  state: ListState
  views: ListViews
  canShare: boolean
}

export function ViewTabs({ meta, state, views, canShare }: Props) {
  const t = useTranslate()
  const { current } = views
  const conditions = views.views.map((view) =>
    wireQuestion(meta, { filters: view.state.filters, search: '' }),
  )
  const counts = useViewCounts(meta.name, [[], ...conditions.map(({ filters }) => filters)])
  const strip = useTabInSight<HTMLElement>(`${current?.name ?? ''} ${views.views.length}`)
  if (views.views.length === 0) return null
  const isAll = current === null && state.filters.length === 0
  return (
    <div className={styles.viewBar}>
      <nav ref={strip} className={styles.viewTabs} aria-label={t('desk.views')}>
        <ul>
          <Tab
            to={views.first || ownFilters(meta).length > 0 ? `?view=${everything}` : '?'}
            title={t('desk.view_all')}
            count={counts[0]}
            isCurrent={isAll}
          />
          {views.views.map((view, index) => (
            <Tab
              key={view.name}
              to={viewAddress(meta, view)}
              title={view.title}
              count={counts[index + 1]}
              isCurrent={view === current}
              isChanged={view === current && views.isChanged}
            />
          ))}
        </ul>
      </nav>
      {current && <ViewMenu meta={meta} views={views} view={current} canShare={canShare} />}
    </div>
  )
}

/** Scrolls the current tab of a strip into view without scrolling the page. */
function useTabInSight<Strip extends HTMLElement>(current: string) {
  const strip = useRef<Strip>(null)
  useEffect(() => {
    const place = strip.current?.getBoundingClientRect()
    const tab = strip.current?.querySelector('[aria-current]')?.getBoundingClientRect()
    if (!strip.current || !place || !tab) return
    if (tab.right > place.right) strip.current.scrollLeft += tab.right - place.right
    else if (tab.left < place.left) strip.current.scrollLeft -= place.left - tab.left
  }, [current])
  return strip
}

interface ViewMenuProps {
  meta: DocMeta
  views: ListViews
  view: ShownView
  canShare: boolean
}

function OwnItems({
  views,
  view,
  onRename,
}: Pick<ViewMenuProps, 'views' | 'view'> & { onRename: () => void }) {
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

function ViewMenu({ meta, views, view, canShare }: ViewMenuProps) {
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
