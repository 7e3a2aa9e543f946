import { ActionIcon, Menu } from '@mantine/core'
import {
  arrowDown,
  arrowUp,
  copyOutline,
  ellipsisHorizontal,
  expandOutline,
  trashOutline,
} from 'ionicons/icons'
import { memo, useId, useImperativeHandle, useMemo, useState, type Ref } from 'react'
import { useTranslate } from '../language/translate.ts'
import { Icon } from '../ui/icon.tsx'
import { useSteady } from '../ui/use-steady.ts'
import type { RowAction } from './use-table-edits.ts'

interface MenuPlace {
  rowKey: string
  button: HTMLElement
}

/** Menu shared by all rows of a table: one for each row would listen to each key. */
interface SharedMenu {
  id: string
  place: MenuPlace | null
  isOpen: boolean
  close: () => void
}

export function useSharedMenu() {
  const id = useId()
  const [place, setPlace] = useState<MenuPlace | null>(null)
  const [isOpen, setOpen] = useState(false)
  const toggle = useSteady((rowKey: string, button: HTMLElement) => {
    setOpen(!isOpen || place?.button !== button)
    setPlace({ rowKey, button })
  })
  const menu: SharedMenu = { id, place, isOpen, close: () => setOpen(false) }
  return { menu, openKey: isOpen ? place?.rowKey : undefined, toggle }
}

interface ButtonProps {
  menuId: string
  rowKey: string
  number: number
  isOpen: boolean
  onToggle: (rowKey: string, button: HTMLElement) => void
}

export const RowMenuButton = memo(function RowMenuButton(props: ButtonProps) {
  const { menuId, rowKey, number, isOpen, onToggle } = props
  const t = useTranslate()
  const owned = isOpen ? { id: menuId, 'aria-controls': `${menuId}-dropdown` } : {}
  return (
    <ActionIcon
      variant="subtle"
      size={40}
      aria-label={t('desk.row_more', { number })}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      {...owned}
      onClick={(event) => onToggle(rowKey, event.currentTarget)}
    >
      <Icon of={ellipsisHorizontal} isSmall />
    </ActionIcon>
  )
})

interface ActionProps {
  rowKey: string
  number: number
  total: number
  onAct: (action: RowAction, key: string) => void
}

function RowActions({ rowKey, number, total, onAct }: ActionProps) {
  const t = useTranslate()
  return (
    <>
      <Menu.Item
        disabled={number === 1}
        leftSection={<Icon of={arrowUp} isSmall />}
        onClick={() => onAct('up', rowKey)}
      >
        {t('desk.move_up')}
      </Menu.Item>
      <Menu.Item
        disabled={number === total}
        leftSection={<Icon of={arrowDown} isSmall />}
        onClick={() => onAct('down', rowKey)}
      >
        {t('desk.move_down')}
      </Menu.Item>
      <Menu.Item leftSection={<Icon of={copyOutline} isSmall />} onClick={() => onAct('copy', rowKey)}>
        {t('desk.duplicate')}
      </Menu.Item>
      <Menu.Item
        className="alert-text"
        leftSection={<Icon of={trashOutline} isSmall />}
        onClick={() => onAct('remove', rowKey)}
      >
        {t('desk.remove_row', { number })}
      </Menu.Item>
    </>
  )
}

function MenuAnchor({ button, ref }: { button: HTMLElement | null; ref?: Ref<HTMLElement | null> }) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => button, [button])
  return null
}

interface Props {
  menu: SharedMenu
  keys: readonly string[]
  isRowRendered: boolean
  isFixed: boolean
  onOpen: (key: string) => void
  onAct: (action: RowAction, key: string) => void
}

export function RowMenu({ menu, keys, isRowRendered, isFixed, onOpen, onAct }: Props) {
  const t = useTranslate()
  const { id, place, isOpen, close } = menu
  const rowKey = place?.rowKey ?? ''
  const number = useMemo(() => keys.indexOf(rowKey) + 1, [keys, rowKey])
  return (
    <Menu
      id={id}
      opened={isOpen && isRowRendered}
      onChange={close}
      withinPortal
      portalProps={{ target: '#overlays' }}
    >
      <Menu.Target>
        <MenuAnchor button={place?.button ?? null} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Icon of={expandOutline} isSmall />} onClick={() => onOpen(rowKey)}>
          {t('desk.open_row', { number })}
        </Menu.Item>
        {!isFixed && <RowActions {...{ rowKey, number, onAct }} total={keys.length} />}
      </Menu.Dropdown>
    </Menu>
  )
}
