import { Popover } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'

interface Props {
  words: string
  icon: string
  /** Of the chip, for places that show it only sometimes. */
  className?: string
  position: 'bottom-start' | 'bottom-end'
  width: number
  children: (close: () => void) => ReactNode
}

/** A chip that opens a small window beneath itself. */
export function PopoverChip({ words, icon, className = '', position, width, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position={position}
      trapFocus
      width={width}
      withinPortal={false}
    >
      <Popover.Target>
        <button type="button" className={`chip ${className}`.trimEnd()} onClick={() => setOpen(!isOpen)}>
          <Icon of={icon} isSmall />
          {words}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={words}>{children(() => setOpen(false))}</Popover.Dropdown>
    </Popover>
  )
}
