import { ActionIcon, Button, Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import {
  arrowBack,
  copyOutline,
  createOutline,
  ellipsisVertical,
  helpCircleOutline,
  trashOutline,
} from 'ionicons/icons'
import { Link } from 'react-router-dom'
import { listPath, type DeskType } from '../../data/document/desk-types.ts'
import { useTranslate } from '../../language/translate.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './document-form.module.css'

export interface MoreActions {
  onCopy: (() => void) | null
  onRename: (() => void) | null
  onExplain: (() => void) | null
  onDelete: (() => void) | null
}

function MoreMenu({ onCopy, onRename, onExplain, onDelete }: MoreActions) {
  const t = useTranslate()
  const actions = [
    { key: 'copy', text: t('desk.duplicate'), icon: copyOutline, onClick: onCopy },
    { key: 'rename', text: t('desk.rename'), icon: createOutline, onClick: onRename },
    { key: 'explain', text: t('desk.why'), icon: helpCircleOutline, onClick: onExplain },
    { key: 'delete', text: t('desk.delete'), icon: trashOutline, onClick: onDelete },
  ].filter(({ onClick }) => onClick !== null)
  if (actions.length === 0) return null
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon variant="default" size={40} className="more-button" aria-label={t('desk.more')}>
          <Icon of={ellipsisVertical} isSmall />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ key, text, icon, onClick }) => (
          <Menu.Item
            key={key}
            className={key === 'delete' ? 'alert-text' : ''}
            leftSection={<Icon of={icon} isSmall />}
            onClick={() => onClick?.()}
          >
            {text}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

interface Props {
  type: DeskType
  title: string
  subtitle: string
  isNew: boolean
  canSave: boolean
  isDirty: boolean
  isSaving: boolean
  hasNext: boolean
  stateBadge: ReactNode
  steps: ReactNode
  actions: MoreActions
}

export const formId = 'document-fields'

/** Save button; secondary when a step is the usual next action. */
export function SaveButton({ isSaving, isSecond }: { isSaving: boolean; isSecond: boolean }) {
  const t = useTranslate()
  return (
    <Button
      type="submit"
      form={formId}
      loading={isSaving}
      className={styles.saveButton}
      variant={isSecond ? 'default' : 'filled'}
    >
      {t('desk.save')}
    </Button>
  )
}

export function FormHead({ type, title, subtitle, isNew, ...others }: Props) {
  const t = useTranslate()
  const { canSave, isDirty, isSaving, hasNext, stateBadge, steps, actions } = others
  return (
    <header className="page-head">
      <div className="grow">
        {!type.is_single && (
          <Link className="back-link" to={listPath(type.name)}>
            <Icon of={arrowBack} isSmall isFlippedInRtl />
            {type.plural}
          </Link>
        )}
        <div className="title-line">
          <h1>{title}</h1>
          {stateBadge}
          {isDirty && <Badge tone="warn">{t('desk.not_saved')}</Badge>}
        </div>
        {subtitle !== '' && <p className="dim small">{subtitle}</p>}
      </div>
      <div className="head-actions">
        {steps}
        {!isNew && <MoreMenu {...actions} />}
        {canSave && <SaveButton isSaving={isSaving} isSecond={hasNext} />}
      </div>
    </header>
  )
}
