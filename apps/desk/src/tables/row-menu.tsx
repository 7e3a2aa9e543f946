import { ActionIcon, Menu } from '@mantine/core'
import {
  arrowDown,
  arrowUp,
  copyOutline,
  ellipsisHorizontal,
  expandOutline,
  trashOutline,
} from 'ionicons/icons'
import { memo } from 'react'
import { useSay } from '../language/say.ts'
import { Icon } from '../ui/icon.tsx'
import type { RowAction } from './row-sheet.tsx'

interface Props {
  rowKey: string
  number: number
  total: number
  isFixed: boolean
  onOpen: (key: string) => void
  onAct: (action: RowAction, key: string) => void
}

function RowActions({ rowKey, number, total, onAct }: Omit<Props, 'isFixed' | 'onOpen'>) {
  const say = useSay()
  return (
    <>
      <Menu.Item
        disabled={number === 1}
        leftSection={<Icon of={arrowUp} isSmall />}
        onClick={() => onAct('up', rowKey)}
      >
        {say('desk.move_up')}
      </Menu.Item>
      <Menu.Item
        disabled={number === total}
        leftSection={<Icon of={arrowDown} isSmall />}
        onClick={() => onAct('down', rowKey)}
      >
        {say('desk.move_down')}
      </Menu.Item>
      <Menu.Item leftSection={<Icon of={copyOutline} isSmall />} onClick={() => onAct('copy', rowKey)}>
        {say('desk.duplicate')}
      </Menu.Item>
      <Menu.Item
        className="alert-text"
        leftSection={<Icon of={trashOutline} isSmall />}
        onClick={() => onAct('remove', rowKey)}
      >
        {say('desk.remove_row', { number })}
      </Menu.Item>
    </>
  )
}

/** What can be done with a row of a child table. */
export const RowMenu = memo(function RowMenu({ rowKey, number, total, isFixed, onOpen, onAct }: Props) {
  const say = useSay()
  return (
    <Menu withinPortal portalProps={{ target: '#page' }}>
      <Menu.Target>
        <ActionIcon variant="subtle" size={40} aria-label={say('desk.row_more', { number })}>
          <Icon of={ellipsisHorizontal} isSmall />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Icon of={expandOutline} isSmall />} onClick={() => onOpen(rowKey)}>
          {say('desk.open_row', { number })}
        </Menu.Item>
        {!isFixed && <RowActions rowKey={rowKey} number={number} total={total} onAct={onAct} />}
      </Menu.Dropdown>
    </Menu>
  )
})
