import { ActionIcon, Button, Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import { arrowBack, copyOutline, ellipsisVertical, trashOutline } from 'ionicons/icons'
import { Link } from 'react-router-dom'
import { listPath, type DeskType } from '../../data/desk-types.ts'
import { useSay } from '../../language/say.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'

interface MenuProps {
  type: DeskType
  onCopy: () => void
  onDelete: () => void
}

function MoreMenu({ type, onCopy, onDelete }: MenuProps) {
  const say = useSay()
  if (!type.can_create && !type.can_delete) return null
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon variant="default" size={40} className="more-button" aria-label={say('desk.more')}>
          <Icon of={ellipsisVertical} isSmall />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {type.can_create && (
          <Menu.Item leftSection={<Icon of={copyOutline} isSmall />} onClick={onCopy}>
            {say('desk.duplicate')}
          </Menu.Item>
        )}
        {type.can_delete && (
          <Menu.Item
            className="alert-text"
            leftSection={<Icon of={trashOutline} isSmall />}
            onClick={onDelete}
          >
            {say('desk.delete')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

interface Props extends MenuProps {
  title: string
  /** Under the title: the name where it is not the title. */
  subtitle: string
  isNew: boolean
  canSave: boolean
  isDirty: boolean
  isSaving: boolean
  /** Beside the title: where the document stands. */
  standing: ReactNode
  /** The steps that the document may take. */
  steps: ReactNode
}

export function SaveButton({ isSaving }: { isSaving: boolean }) {
  const say = useSay()
  return (
    <Button type="submit" loading={isSaving} className="save-button">
      {say('desk.save')}
    </Button>
  )
}

/** Where we are, what it is called, whether it is saved, and what can be done with it. */
export function FormHead({ title, subtitle, isNew, canSave, isDirty, isSaving, ...others }: Props) {
  const say = useSay()
  const { standing, steps, ...menu } = others
  const { type } = menu
  return (
    <header className="page-head">
      <div className="grow">
        {!type.is_single && (
          <Link className="back-link" to={listPath(type.name)}>
            <Icon of={arrowBack} isSmall turns />
            {type.name}
          </Link>
        )}
        <div className="title-line">
          <h1>{title}</h1>
          {standing}
          {isDirty && <Badge tone="warn">{say('desk.not_saved')}</Badge>}
        </div>
        {subtitle !== '' && <p className="dim small">{subtitle}</p>}
      </div>
      <div className="head-actions">
        {steps}
        {!isNew && !type.is_single && <MoreMenu {...menu} />}
        {canSave && <SaveButton isSaving={isSaving} />}
      </div>
    </header>
  )
}
